import type { ReactNode } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import { findCheapest } from '../../../commerce/delivery/use-freight-quote.ts';
import { PolicyLinks } from '../../../commerce/policies.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { CartFreight } from '../delivery/cart-freight.tsx';
import { FreeShippingBar } from '../delivery/free-shipping-bar.tsx';
import { useCartFreight } from '../delivery/use-cart-freight.ts';
import { CartLineItem } from '../lines/cart-line-item.tsx';
import { CartNotices } from '../lines/cart-notices.tsx';
import { EmptyCart } from '../lines/empty-cart.tsx';
import { OtherCartNotes } from '../lines/other-cart-notes.tsx';
import { UnknownCart } from '../lines/unknown-cart.tsx';
import { useCart } from '../state/cart-context.tsx';
import { CartLines, CartSummary } from '../summary/cart-summary.tsx';
import { CheckoutLink } from '../summary/checkout-link.tsx';
import { CouponForm } from '../summary/coupon-form.tsx';

/** The lines scroll above the fixed total; in a low window, or with large text, everything scrolls. */
export function SideCartContent({ suggestions }: { suggestions?: ReactNode }) {
  const { cart, isUnknown, others } = useCart();
  if (cart.lines.length > 0) return <FilledSideCart />;
  return (
    <div className="flex flex-col gap-3 px-5 pb-5">
      {isUnknown ? <UnknownCart /> : <EmptyCart />}
      {!isUnknown && suggestions}
      <OtherCartNotes others={others} />
    </div>
  );
}

function FilledSideCart() {
  const { cart, others, close } = useCart();
  const toHref = useShopHref();
  const freight = useCartFreight(cart);
  const cheapest = findCheapest(freight);
  return (
    <div className="side-cart-box">
      <div className="side-cart">
        <div className="side-cart-lines flex flex-col gap-3 px-5 pb-5">
          <FreeShippingBar cart={cart} />
          <CartNotices />
          <ul>
            {cart.lines.map((line) => (
              <CartLineItem key={line.identity} line={line} />
            ))}
          </ul>
          <CouponForm />
          <CartFreight state={freight} />
          <CartLines cart={cart} freight={cheapest} />
          <OtherCartNotes others={others} />
          <PolicyLinks />
        </div>
        <div className="flex flex-col gap-1 border-t border-line px-5 pt-4 pb-3">
          <CartSummary cart={cart} freight={cheapest}>
            <CheckoutLink />
          </CartSummary>
          <div className="flex flex-wrap justify-center gap-x-6">
            <a href={toHref(paths.cart)} className={buttonClass('link')}>
              Ver sacola
            </a>
            <Button look="link" onClick={close}>
              Continuar comprando
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
