import { type SubmitEvent, useState } from 'react';
import { CouponFields, useCouponFocus } from '../../../commerce/cart/coupon-fields.tsx';
import { useOfferedCoupon } from '../../../commerce/cart/offered-coupon.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { HiddenCep } from '../delivery/cart-freight.tsx';
import { useCart } from '../state/cart-context.tsx';
import type { CartResult } from '../view/cart-view.ts';

interface CouponFormProps {
  /** The error of the last no-script submit. */
  failure?: string | undefined;
  /** The code that was typed in that submit. */
  typed?: string | undefined;
}

/** The coupon of the cart, which is changed without leaving the page. */
export function CouponForm({ failure, typed }: CouponFormProps) {
  const { cart, change } = useCart();
  const [result, setResult] = useState<CartResult>();
  const [isBusy, setBusy] = useState(false);
  const offered = useOfferedCoupon();
  const box = useCouponFocus(result);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setResult(await change(new FormData(event.currentTarget)));
    setBusy(false);
  };
  const form = {
    action: useShopHref()(paths.cart),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void send(event),
  };
  const error = result ? (result.ok ? undefined : result.error) : failure;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <CouponFields
        key={offered}
        coupon={cart.coupon}
        error={error}
        typed={typed ?? offered}
        isBusy={isBusy}
        form={form}
      >
        <HiddenCep />
      </CouponFields>
    </div>
  );
}
