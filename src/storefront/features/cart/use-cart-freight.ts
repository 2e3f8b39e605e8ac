import { useState } from 'react';
import {
  useFreightLocation,
  type FreightQuote,
  type FreightState,
  useFreightQuote,
} from '../../commerce/delivery/use-freight-quote.ts';
import { useShop } from '../../shops/shop-context.tsx';
import type { CartView } from './cart-view.ts';

export interface CartFreightState extends FreightState {
  /** Undefined while the destination is unknown. */
  cep: string | undefined;
}

/** The freight of the cart, calculated again when what is in it changes for good. */
export function useCartFreight(cart: CartView, initial?: FreightQuote): CartFreightState {
  const { loja } = useShop();
  const { cep } = useFreightLocation(initial);
  const version = useSettledVersion(cart);
  const isEmpty = cart.lines.length === 0;
  const state = useFreightQuote({
    target: { kind: 'cart', loja },
    cep: isEmpty ? undefined : cep,
    initial,
    version,
  });
  return { ...state, cep };
}

/** What the shop holds of the cart: while a change is on its way, as it was before. */
function useSettledVersion(cart: CartView): string {
  const version = JSON.stringify([cart.lines.map(({ identity, quantity }) => [identity, quantity]), cart.coupon?.code]);
  const [settled, setSettled] = useState(version);
  if (!cart.isPending && settled !== version) setSettled(version);
  return settled;
}
