// The cart: the side cart on every page and the cart page. This file reduces the contract's cart to what both render.

import type { Cart } from '#contract/cart.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { type CartLine, toCartLine } from '../../../commerce/cart/cart-line.ts';
import type { ViewOptions } from '../../../commerce/view-options.ts';

/** Amounts in reais. */
export interface CartView {
  count: number;
  /** The sum of the lines, before discounts. */
  subtotal: number;
  couponDiscount: number;
  pairDiscount: number;
  /** After discounts, before freight. */
  total: number;
  /** The total if paid by Pix. */
  cash: number;
  coupon?: NonNullable<Cart['cupom']>;
  lines: CartLine[];
  messages: string[];
  /** True while changes are in flight; the amounts are then optimistic. */
  isPending?: boolean;
}

export const emptyCart: CartView = {
  count: 0,
  subtotal: 0,
  couponDiscount: 0,
  pairDiscount: 0,
  total: 0,
  cash: 0,
  lines: [],
  messages: [],
};

/** The result of a successful change. */
export interface CartChange {
  cart: CartView;
  /** Further changes that the shop made, such as a lower quantity, as texts for the shopper. */
  messages?: string[];
}
export type CartResult = FormResult<CartChange>;

export function toCartView(cart: Cart, options: ViewOptions<'geral'>): CartView {
  const { cupom, totais, subtotal } = cart;
  return {
    count: cart.quantidadeItens,
    subtotal: subtotal.valor,
    couponDiscount: totais?.descontoCupom ?? 0,
    pairDiscount: totais?.descontoCombinacoes ?? 0,
    total: totais?.total ?? subtotal.valor,
    cash: totais?.totalVista ?? subtotal.descontoVista.valor,
    ...(cupom && { coupon: cupom }),
    lines: cart.itens.map((item) => toCartLine(item, options)),
    messages: cart.mensagens.map(({ mensagem }) => mensagem),
  };
}
