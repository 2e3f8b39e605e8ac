// The cart: side cart on every page, cart page, and what both are made of. This file: the contract's cart as what they show.
import type { Cart, CartItem } from '#contract/cart.ts';
import type { ToLocalUrl } from '../../lib/http/local-url.ts';

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
}

export interface CartView {
  count: number;
  /** Reais. */
  subtotal: number;
  cash: number;
  lines: CartLine[];
  messages: string[];
}

export const emptyCart: CartView = { count: 0, subtotal: 0, cash: 0, lines: [], messages: [] };

interface CartViewOptions {
  toHref: (address: string) => string;
  toLocalUrl: ToLocalUrl;
}

export function toCartView(cart: Cart, options: CartViewOptions): CartView {
  return {
    count: cart.quantidadeItens,
    subtotal: cart.subtotal.valor,
    cash: cart.subtotal.descontoVista.valor,
    lines: cart.itens.map((item) => toCartLine(item, options)),
    messages: cart.mensagens.map(({ mensagem }) => mensagem),
  };
}

function toCartLine(item: CartItem, { toHref, toLocalUrl }: CartViewOptions): CartLine {
  const { quantidade: _quantity, ...identity } = item.hash;
  const { precoDe, precoPor } = item.precos;
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
  };
}

function toPartText({ nome, opcao, quantidade }: NonNullable<CartItem['partes']>[number]): string {
  const name = opcao ? `${nome} ${opcao}` : nome;
  return quantidade > 1 ? `${quantidade} × ${name}` : name;
}
