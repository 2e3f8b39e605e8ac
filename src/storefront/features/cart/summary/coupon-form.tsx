import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { paths } from '../../../routes.ts';
import { useCart, useNotices } from '../cart-context.tsx';
import type { CartCoupon } from '../cart-view.ts';
import type { CartAnswer } from '../changes/cart-answer.ts';
import { useEachAnswer } from '../use-each-answer.ts';
import { KeptCep } from './kept-cep.tsx';

interface CouponFormProps {
  /** How the form went without script. */
  failure?: string | undefined;
  /** What was typed then. */
  typed?: string | undefined;
}

/** "Tem um cupom?": the field, or the coupon that the cart carries with a way to take it off. */
export function CouponForm({ failure, typed }: CouponFormProps) {
  const { coupon } = useCart().cart;
  const fetcher = useFetcher<CartAnswer>({ key: 'sacola-cupom' });
  const action = useShopHref()(paths.cart);
  const box = useRef<HTMLDivElement>(null);
  useNotices(fetcher.data);
  useFocusAfter(fetcher.data, box);
  // The cart is loaded anew after a refusal as well; another code need not wait for it.
  const isRefused = fetcher.state === 'loading' && fetcher.data?.ok === false;
  const isBusy = fetcher.state !== 'idle' && !isRefused;
  const error = fetcher.data ? fetcher.data.error : failure;
  const form = { method: 'post', action, defaultShouldRevalidate: false } as const;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {coupon ? (
        <fetcher.Form {...form} className="flex items-center gap-3 rounded-input bg-ok-soft px-4 py-1.5">
          <KeptCep />
          <CouponText coupon={coupon} />
          <Button type="submit" name="intent" value="remove-coupon" look="link" isBusy={isBusy} className="text-small">
            Remover<span className="sr-only"> o cupom {coupon.code}</span>
          </Button>
        </fetcher.Form>
      ) : (
        <details open={error !== undefined} className="group">
          <summary className="text-link inline-flex min-h-11 items-center gap-2 text-small">
            Tem um cupom?
            <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          </summary>
          <fetcher.Form {...form} className="flex flex-wrap items-start gap-3 pb-2">
            <KeptCep />
            <input type="hidden" name="intent" value="coupon" />
            <Field
              label="Código do cupom"
              name="cupom"
              defaultValue={typed}
              error={error}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="min-w-34 flex-1"
            />
            <Button type="submit" look="secondary" isBusy={isBusy} className="field-button">
              Aplicar
            </Button>
          </fetcher.Form>
        </details>
      )}
    </div>
  );
}

function CouponText({ coupon }: { coupon: CartCoupon }) {
  return (
    <p className="min-w-0 flex-1 text-small">
      <b className="font-semibold">Cupom {coupon.code}</b>
      {coupon.description && <span className="block text-micro text-ink-2">{coupon.description}</span>}
    </p>
  );
}

/** What had the focus goes when the coupon comes or goes; where a field is wrong, the field has it. */
function useFocusAfter(answer: CartAnswer | undefined, box: React.RefObject<HTMLDivElement | null>): void {
  useEachAnswer(answer, ({ ok }) => {
    const field = box.current?.querySelector<HTMLInputElement>('input[name=cupom]');
    if (!ok && field) field.focus();
    else box.current?.focus();
  });
}
