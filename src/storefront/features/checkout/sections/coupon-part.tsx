import { type SubmitEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { navigationModes } from '#web/navigation-mode.ts';
import { CouponFields } from '../../../commerce/cart/coupon-fields.tsx';
import { useCouponFocus } from '../../../commerce/cart/use-coupon-focus.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCheckout } from '../steps/checkout-context.ts';

const intents: readonly unknown[] = ['coupon', 'remove-coupon'];

/** The coupon of the cart, by the same rule. */
export function CouponPart() {
  const { checkout, result } = useCheckout();
  const submit = useSubmit();
  const isBusy = intents.includes(useNavigation().formData?.get('intent'));
  const own = intents.includes(result?.form) ? result : undefined;
  const box = useCouponFocus(own);
  const failure = own?.ok ? undefined : own;
  const form = {
    action: useShopHref()(paths.checkout),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget, navigationModes['in-place']);
    },
  };
  const coupon = checkout.cupom === undefined ? undefined : { codigo: checkout.cupom };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <CouponFields
        coupon={coupon}
        error={failure?.error}
        typed={failure?.values?.['cupom']}
        isBusy={isBusy}
        form={form}
      />
    </div>
  );
}
