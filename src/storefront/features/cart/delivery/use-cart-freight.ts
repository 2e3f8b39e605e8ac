import { useState } from 'react';
import {
  useFreightLocation,
  type FreightQuote,
  useFreightQuote,
} from '../../../commerce/delivery/use-freight-quote.ts';
import { useShop } from '../../../shops/shop-context.tsx';
import type { CartView } from '../view/cart-view.ts';

/** The freight of the cart, refetched when a change of its contents is confirmed; `cep` is undefined while the place is unknown. */
export function useCartFreight(cart: CartView, initial?: FreightQuote) {
  const { loja } = useShop();
  const { cep } = useFreightLocation(initial);
  const version = useConfirmedVersion(cart);
  const isEmpty = cart.lines.length === 0;
  const state = useFreightQuote({
    target: { kind: 'cart', loja },
    cep: isEmpty ? undefined : cep,
    initial,
    version,
  });
  return { ...state, cep };
}

/** The contents of the cart that the server has confirmed; unchanged while a change is in flight. */
function useConfirmedVersion(cart: CartView): string {
  const version = JSON.stringify([
    cart.lines.map(({ identity, quantity }) => [identity, quantity]),
    cart.coupon?.codigo,
  ]);
  const [confirmed, setConfirmed] = useState(version);
  if (!cart.isPending && confirmed !== version) setConfirmed(version);
  return confirmed;
}
