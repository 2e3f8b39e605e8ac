import type { CartItem } from '#contract/cart.ts';
import { formatReais } from '#rules/money.ts';
import type { ViewOptions } from '../view-options.ts';

/** A line as cart and checkout show it. */
export interface CartLine {
  /** The identity of the line in the API, as the JSON that the cart forms post. */
  identity: string;
  name: string;
  href?: string;
  picture?: string;
  /** The selected value, such as "30 ml". */
  attribute?: string;
  /** Names, for analytics; undefined for a kit. */
  brand?: string;
  category?: string;
  quantity: number;
  max?: number;
  /** The unit price in reais. */
  price: number;
  list?: number;
  /** What has changed since the line was added. */
  changeText?: string;
  /** The price of units that are discounted beside another product. */
  pairText?: string;
}

export function toCartLine(item: CartItem, { toHref, toLocalUrl, fields }: ViewOptions<'geral'>): CartLine {
  // Another backend may send one kind only.
  const picture = item[fields.geral] ?? item.imagem;
  const { quantidade: _quantity, ...identity } = item.hash;
  const { precoDe, precoPor, precoAoAdicionar, combinacao } = item.precos;
  const values = [item.atributos.unico, item.atributos.simples];
  const attribute = [
    ...values
      .flatMap((value) => (value ? [value.atributoValor.label] : []))
      .filter((label) => !hasWords(item.nome, label)),
    ...(item.partes ?? []).map(toPartText),
  ].join(', ');
  return {
    identity: JSON.stringify({ tipo: item.tipo, ...identity }),
    name: item.nome,
    quantity: item.quantidade,
    price: precoPor,
    ...(precoDe > precoPor && { list: precoDe }),
    ...(item.path && { href: toHref(item.path) }),
    ...(picture && { picture: toLocalUrl(picture) }),
    ...(attribute && { attribute }),
    ...(item.marca && { brand: item.marca }),
    ...(item.categoria && { category: item.categoria }),
    ...(item.quantidadeMaxima !== undefined && { max: item.quantidadeMaxima }),
    ...(precoAoAdicionar !== undefined && { changeText: toChangeText(precoAoAdicionar, precoPor) }),
    ...(combinacao && { pairText: toPairText(combinacao, item.quantidade) }),
  };
}

/** Whether a name says the value already, such as the scent of a product that is named after it. */
function hasWords(name: string, label: string): boolean {
  const [words, wanted] = [name, label].map((text) => ` ${text.toLocaleLowerCase('pt-BR')} `);
  return words?.includes(wanted ?? '') ?? false;
}

function toChangeText(before: number, now: number): string {
  return `O preço mudou: era ${formatReais(before)} quando você colocou na sacola e agora é ${formatReais(now)}.`;
}

/** The text shows only the price, since the totals show the discount. */
function toPairText({ por, quantidade }: NonNullable<CartItem['precos']['combinacao']>, quantity: number): string {
  const price = formatReais(por);
  if (quantity === 1) return `Compre junto: sai por ${price}`;
  return quantidade === quantity ? `Compre junto: ${price} cada` : `Compre junto: ${quantidade} por ${price} cada`;
}

function toPartText({ nome, opcao, quantidade }: NonNullable<CartItem['partes']>[number]): string {
  const name = opcao ? `${nome} ${opcao}` : nome;
  return quantidade > 1 ? `${quantidade} × ${name}` : name;
}
