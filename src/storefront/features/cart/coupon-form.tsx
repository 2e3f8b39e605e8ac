import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { paths } from '../../routes.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { useCart } from './cart-context.tsx';
import type { CartCoupon, CartResult } from './cart-view.ts';
import { HiddenCep } from './hidden-cep.tsx';

interface CouponFormProps {
  /** The error of the last no-script submit. */
  failure?: string | undefined;
  /** The code that was typed in that submit. */
  typed?: string | undefined;
}

/** The form of "Tem um cupom?", or the applied coupon with a button that removes it. */
export function CouponForm({ failure, typed }: CouponFormProps) {
  const { cart, change } = useCart();
  const { coupon } = cart;
  const [result, setResult] = useState<CartResult>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useFocusAfter(result, box);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setResult(await change(new FormData(event.currentTarget)));
    setBusy(false);
  };
  const error = result ? (result.ok ? undefined : result.error) : failure;
  const form = {
    method: 'post',
    action: useShopHref()(paths.cart),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void send(event),
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {coupon ? (
        <form {...form} className="flex items-center gap-3 rounded-input bg-ok-soft px-4 py-1.5">
          <HiddenCep />
          <CouponText coupon={coupon} />
          <input type="hidden" name="intent" value="remove-coupon" />
          <Button type="submit" look="link" isBusy={isBusy} className="text-small">
            <span>Remover</span>
            <span className="sr-only">{` o cupom ${coupon.code}`}</span>
          </Button>
        </form>
      ) : (
        <details open={error !== undefined} className="group">
          <summary className="text-link inline-flex min-h-11 items-center gap-2 text-small">
            Tem um cupom?
            <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
          </summary>
          <form {...form} className="flex flex-wrap items-start gap-3 pb-2">
            <HiddenCep />
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
          </form>
        </details>
      )}
    </div>
  );
}

function CouponText({ coupon }: { coupon: CartCoupon }) {
  return (
    <p className="min-w-0 flex-1 text-small">
      <b className="font-semibold">{`Cupom ${coupon.code}`}</b>
      {coupon.description && <span className="block text-micro text-ink-2">{coupon.description}</span>}
    </p>
  );
}

/** Applying or removing a coupon unmounts the focused control, so the box takes the focus; after an error the field does. */
function useFocusAfter(result: CartResult | undefined, box: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (!result) return;
    const field = box.current?.querySelector<HTMLInputElement>('input[name=cupom]');
    if (!result.ok && field) field.focus();
    else box.current?.focus();
  }, [result, box]);
}
