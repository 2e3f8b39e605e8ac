// The cart: side cart on every page, cart page, and what both are made of. This file: the contract's cart as what they show.
import type { Cart, CartItem } from '#contract/cart.ts';
import { formatReais } from '#rules/money.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import type { ToLocalUrl } from '#web/http/local-url.ts';

export interface CartLine {
  /** What identifies the line to the API, as the JSON that the cart forms post back. */
  identity: string;
  name: string;
  href?: string;
  picture?: string;
  /** The chosen value, such as "30 ml". */
  attribute?: string;
  quantity: number;
  max?: number;
  /** Reais, of one unit. */
  price: number;
  list?: number;
  /** What pieces of it cost beside another product. */
  pairText?: string;
}

export interface CartCoupon {
  code: string;
  description: string;
  hasFreeShipping: boolean;
}

/** Amounts in reais. */
export interface CartView {
  count: number;
  /** Of the lines alone. */
  subtotal: number;
  couponDiscount: number;
  pairDiscount: number;
  /** After discounts, before freight. */
  total: number;
  /** The same paid by Pix. */
  cash: number;
  coupon?: CartCoupon;
  lines: CartLine[];
  messages: string[];
  /** Changes are in flight: the amounts are optimistic. */
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

/** What a change of the cart is answered. */
export interface CartChange {
  cart: CartView;
  /** What the shop changed besides what was asked, for the shopper. */
  messages?: string[];
}
export type CartResult = FormResult<CartChange>;

interface CartViewOptions {
  toHref: (address: string) => string;
  toLocalUrl: ToLocalUrl;
}

export function toCartView(cart: Cart, options: CartViewOptions): CartView {
  const { cupom, totais, subtotal } = cart;
  return {
    count: cart.quantidadeItens,
    subtotal: subtotal.valor,
    couponDiscount: totais?.descontoCupom ?? 0,
    pairDiscount: totais?.descontoCombinacoes ?? 0,
    total: totais?.total ?? subtotal.valor,
    cash: totais?.totalVista ?? subtotal.descontoVista.valor,
    ...(cupom && {
      coupon: { code: cupom.codigo, description: cupom.descricao, hasFreeShipping: cupom.freteGratis },
    }),
    lines: cart.itens.map((item) => toCartLine(item, options)),
    messages: cart.mensagens.map(({ mensagem }) => mensagem),
  };
}

function toCartLine(item: CartItem, { toHref, toLocalUrl }: CartViewOptions): CartLine {
  const { quantidade: _quantity, ...identity } = item.hash;
  const { precoDe, precoPor, combinacao } = item.precos;
  const values = [item.atributos.unico, item.atributos.simples];
  const attribute = [
    ...values.flatMap((value) => (value ? [value.atributoValor.label] : [])),
    ...(item.partes ?? []).map(toPartText),
  ].join(', ');
  return {
    identity: JSON.stringify({ tipo: item.tipo, ...identity }),
    name: item.nome,
    quantity: item.quantidade,
    price: precoPor,
    ...(precoDe > precoPor && { list: precoDe }),
    ...(item.path && { href: toHref(item.path) }),
    ...(item.imagem && { picture: toLocalUrl(item.imagem) }),
    ...(attribute && { attribute }),
    ...(item.quantidadeMaxima !== undefined && { max: item.quantidadeMaxima }),
    ...(combinacao && { pairText: toPairText(combinacao, item.quantidade) }),
  };
}

/** The discount itself stands in the totals, once. */
function toPairText({ por, quantidade }: NonNullable<CartItem['precos']['combinacao']>, quantity: number): string {
  const price = formatReais(por);
  if (quantity === 1) return `Compre junto: sai por ${price}`;
  return quantidade === quantity ? `Compre junto: ${price} cada` : `Compre junto: ${quantidade} por ${price} cada`;
}

function toPartText({ nome, opcao, quantidade }: NonNullable<CartItem['partes']>[number]): string {
  const name = opcao ? `${nome} ${opcao}` : nome;
  return quantidade > 1 ? `${quantidade} × ${name}` : name;
}
