import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Cart } from '#contract/cart.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { FormResult } from '#web/forms/form-result.ts';

type Coupon = NonNullable<Cart['cupom']>;

interface CouponFieldsProps {
  coupon: (Pick<Coupon, 'codigo'> & Partial<Coupon>) | undefined;
  error: string | undefined;
  /** The code that the field begins with: typed in that submit, or offered. */
  typed: string | undefined;
  isBusy: boolean;
  /** Properties of the form, which posts `intent` and `cupom`. */
  form: ComponentProps<'form'>;
  /** Further hidden fields. */
  children?: ReactNode;
}

/** "Tem um cupom?" with its form, or the applied coupon with a button that removes it. */
export function CouponFields({ coupon, error, typed, isBusy, form, children }: CouponFieldsProps) {
  if (coupon) {
    return (
      <form {...form} method="post" className="flex items-center gap-3 rounded-input bg-ok-soft px-4 py-1.5">
        {children}
        <p className="min-w-0 flex-1 text-small">
          <b className="font-semibold">{`Cupom ${coupon.codigo}`}</b>
          {coupon.descricao && <span className="block text-micro text-ink-2">{coupon.descricao}</span>}
        </p>
        <input type="hidden" name="intent" value="remove-coupon" />
        <Button type="submit" look="link" isBusy={isBusy} className="text-small">
          <span>Remover</span>
          <span className="sr-only">{` o cupom ${coupon.codigo}`}</span>
        </Button>
      </form>
    );
  }
  return (
    <details open={error !== undefined || typed !== undefined} className="group">
      <summary className="text-link inline-flex min-h-11 items-center gap-2 text-small">
        Tem um cupom?
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <form {...form} method="post" className="flex flex-wrap items-start gap-3 pb-2">
        {children}
        <input type="hidden" name="intent" value="coupon" />
        <Field
          label="Código do cupom"
          name="cupom"
          defaultValue={typed}
          error={error}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script only the browser can focus the error
          autoFocus={error !== undefined}
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
  );
}

/** Applying or removing a coupon unmounts the focused control, so the box takes the focus; after an error the field does. */
export function useCouponFocus(result: FormResult | undefined): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!result) return;
    const field = box.current?.querySelector<HTMLInputElement>('input[name=cupom]');
    if (!result.ok && field) field.focus();
    else box.current?.focus();
  }, [result]);
  return box;
}
