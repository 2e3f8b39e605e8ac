import type { ReactNode } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { useFocusAfterRemoval } from '#web/browser/use-focus-after-removal.ts';
import type { DeliveryLocation } from '../../../commerce/delivery/delivery-location.ts';
import { findCheapest, type FreightQuote } from '../../../commerce/delivery/use-freight-quote.ts';
import { PolicyLinks } from '../../../commerce/policies.tsx';
import { useSettings, useShop, useShopHref } from '../../../shops/shop-context.tsx';
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

interface CartPageProps {
  /** Why the last no-script submit failed. */
  failure?: string | null | undefined;
  /** Further changes that the last no-script submit caused, such as a lower quantity. */
  notice?: string | undefined;
  /** The result of the last no-script submit of the coupon form. */
  coupon?: { failure?: string | undefined; typed?: string } | undefined;
  /** The line and the typed quantity of the last no-script submit, if it is no whole number. */
  refused?: { identity: string | undefined; typed: string | undefined } | undefined;
  freight?: FreightQuote | undefined;
  place?: Pick<DeliveryLocation, 'estado' | 'regiao'> | undefined;
  /** Best sellers below an empty cart, and beside the tall summary of one with few lines. */
  suggestions?: ReactNode;
}

export function CartPage({ failure, notice, ...filled }: CartPageProps) {
  const { cart, isUnknown, others } = useCart();
  const isEmpty = cart.lines.length === 0;
  const title = useFocusAfterRemoval(cart.lines.length);
  return (
    <div className="row py-8">
      <h1 tabIndex={-1} ref={title}>
        {isEmpty ? 'Sua sacola' : `Sua sacola (${cart.count})`}
      </h1>
      {failure && (
        <Note role="alert" tone="danger" className="mt-4">
          {failure}
        </Note>
      )}
      {notice && (
        <Note tone="warn" className="mt-4">
          {notice}
        </Note>
      )}
      {isEmpty ? <div className="mt-4">{isUnknown ? <UnknownCart /> : <EmptyCart />}</div> : <FilledCart {...filled} />}
      {isEmpty && !isUnknown && filled.suggestions}
      <div className="mt-6 flex flex-col gap-3">
        <OtherCartNotes others={others} />
      </div>
    </div>
  );
}

/** With more lines than these, the column of the lines is as high as the summary beside it. */
const fewLines = 3;

function FilledCart({
  coupon,
  refused,
  freight: quote,
  place,
  suggestions,
}: Omit<CartPageProps, 'failure' | 'notice'>) {
  const { cart } = useCart();
  const shop = useShop();
  const toHref = useShopHref();
  const { aberto = false } = useSettings().sistema.checkout;
  const freight = useCartFreight(cart, quote);
  const cheapest = findCheapest(freight);
  return (
    <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[1fr_360px] lg:gap-14">
      <div className="min-w-0">
        <ul className="border-t border-line">
          {cart.lines.map((line) => (
            <CartLineItem
              key={line.identity}
              line={line}
              refused={line.identity === refused?.identity ? refused.typed : undefined}
            />
          ))}
        </ul>
        {cart.lines.length <= fewLines && <div className="max-lg:hidden">{suggestions}</div>}
      </div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-28 lg:self-start">
        <FreeShippingBar cart={cart} place={place} />
        <CartNotices />
        <CouponForm failure={coupon?.failure} typed={coupon?.typed} />
        <CartFreight state={freight} initial={quote} />
        <CartLines cart={cart} freight={cheapest} />
        <CartSummary cart={cart} freight={cheapest}>
          <CheckoutLink />
        </CartSummary>
        <a href={toHref(shop.path)} className="text-link self-center py-2">
          Continuar comprando
        </a>
        <PolicyLinks />
        {aberto && (
          <p className="text-center text-small text-ink-2">
            É presente? Na finalização você escreve um recado, que vai impresso sem os preços.
          </p>
        )}
      </div>
    </div>
  );
}
