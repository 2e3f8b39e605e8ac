// Product components that several pages share. This file reduces the contract's product to the values of a card.

import type { ListCard } from '#contract/list.ts';
import type { ProductCard, ProductStatus } from '#contract/product.ts';
import type { Image } from '#contract/shared.ts';
import { toDiscountPercent } from '#rules/money.ts';
import { findContentsText, findMeasure, formatUnitPrice, parseContents } from '#rules/unit-price.ts';
import { kitCategory, type ShownList } from '#web/analytics/items.ts';
import { toPurchase } from '../cart/add-to-cart-form.tsx';
import {
  type CardPicture,
  type DecorativePicture,
  toCardPicture,
  toDecorativePicture,
  toPictureView,
} from '../pictures/picture.ts';
import type { ViewOptions } from '../view-options.ts';
import { toPiecesText } from './piece-texts.ts';
import { noPrice, type PriceRange, type PriceView, toPriceView } from './price-texts.ts';

export type ListKind = ListCard['tipo'];

interface ListTexts {
  label: string;
  /** The link of its card: what it holds is chosen and bought on its page. */
  link: string;
  /** The category of its analytics items. */
  category: string;
}

export const listTexts: Record<ListKind, ListTexts> = {
  fechada: { label: 'Kit pronto', link: 'Ver kit', category: kitCategory },
  aberta: { label: 'Monte o kit', link: 'Montar kit', category: kitCategory },
  lista: { label: 'Lista', link: 'Ver lista', category: 'Listas' },
};

/** Undefined for a product, whose `tipo` may be any other text. */
export function findListKind(tipo: string): ListKind | undefined {
  switch (tipo) {
    case 'fechada':
    case 'aberta':
    case 'lista':
      return tipo;
    default:
      return undefined;
  }
}

/** Kits have a prefix, because their ids overlap with those of products. */
export function toItemKey({ id, listKind }: Pick<CardView, 'id' | 'listKind'>): number | string {
  return listKind ? `kit-${id}` : id;
}

export interface CardView {
  id: number;
  /** Set if it is a kit or curated list, whose id may be that of a product too. */
  listKind?: ListKind;
  href: string;
  name: string;
  /** Undefined if the product can be bought. */
  status?: Exclude<ProductStatus, 'disponivel'>;
  /** The text above the name: the kind of a list, else the first filter value, else the category. */
  attribute: string;
  category: string;
  /** Empty for a list, whose products may have several. */
  brand: string;
  /** Undefined without reviews, so that no grey stars are shown. */
  rating?: { mean: number; count: number };
  picture?: CardPicture;
  /** The decorative picture that replaces the first on hover. */
  secondPicture?: DecorativePicture;
  badge?: { tone: 'plain' | 'sale' | 'muted'; label: string };
  /** Kits only: what they hold, such as "3 peças: difusor, sabonete líquido e vela vegetal". */
  pieces?: string;
  price: PriceView;
  /** Curated lists only: what their products cost. */
  range?: PriceRange;
  /** What the cart gets, such as "10 ml"; undefined if the product has neither a choice nor a measure. */
  size?: string;
  /** "R$ 4,29/ml", by which the sizes of a product are compared, and on a line of its own "mais 1 tamanho". */
  sizeNote?: string;
  /** Its voltage is chosen on the page (reading A51). */
  asksVoltage?: true;
  /** Value of the field `carrinho` of a cart form; empty for a list. */
  purchase: string;
}

export function toCardView(product: ProductCard, { toHref, toLocalUrl, fields }: ViewOptions<'prod'>): CardView {
  const [first, second] = product.midias.imagens;
  const listKind = findListKind(product.tipo);
  const badge = toBadge(product);
  const pieces = toPiecesText(product.pecas);
  const { media: mean, quantidade: count } = product.avaliacao;
  const toPicture = (image: Image) => toPictureView(image, fields, toLocalUrl, product.nome);
  return {
    id: product.id,
    ...(listKind && { listKind }),
    href: toHref(product.rota.path),
    name: product.nome,
    ...(product.status !== 'disponivel' && { status: product.status }),
    ...toFacts(product, listKind),
    ...(count > 0 && { rating: { mean, count } }),
    ...(first && { picture: toCardPicture(toPicture(first)) }),
    ...(second && { secondPicture: toDecorativePicture(toPicture(second)) }),
    ...(badge && { badge }),
    ...(pieces && { pieces }),
    price: hasPrice(product) ? toPriceView(product.precos) : noPrice,
    ...toPriceRange(product),
    ...(product.status === 'disponivel' && !listKind && toSize(product)),
    ...(asksVoltage(product) && { asksVoltage: true }),
    purchase: listKind
      ? ''
      : toPurchase(product.carrinho, product.status === 'disponivel' ? product.precos.por : undefined),
  };
}

function toFacts(product: ProductCard, listKind: ListKind | undefined) {
  if (listKind) return { attribute: listTexts[listKind].label, category: listTexts[listKind].category, brand: '' };
  const category = product.categoria.nome;
  return { attribute: product.filtros[0]?.label ?? category, category, brand: product.marca.nome };
}

/** A curated list has no price of its own. */
function hasPrice({ status, tipo }: ProductCard): boolean {
  return status !== 'sobconsulta' && tipo !== 'lista';
}

/** Only of a list that can be bought: of a sold-out one the card has a badge. */
export function toPriceRange({
  status,
  tipo,
  quantidadeProdutos: count,
  faixaPrecos: range,
}: Pick<ProductCard, 'status' | 'tipo' | 'quantidadeProdutos' | 'faixaPrecos'>): Pick<CardView, 'range'> {
  if (tipo !== 'lista' || status !== 'disponivel' || !range || count === undefined) return {};
  return { range: { count, cheapest: range.menor, dearest: range.maior } };
}

/** Reading A51: a wrong voltage ruins a device, so nothing adds one that the visitor has not chosen. */
export function asksVoltage({ atributos: { simples } }: Pick<ProductCard, 'atributos'>): boolean {
  return simples !== undefined && simples.valores.length > 1 && /^voltagem$/i.test(simples.nome);
}

/** The price is that of one size, and so is what the button adds. */
function toSize(product: ProductCard): Pick<CardView, 'size' | 'sizeNote'> {
  const values = product.atributos.simples?.valores ?? [];
  // The name of a device states what it takes, not what it holds when it is bought.
  const size = findSelected(values)?.label ?? (product.comparavel ? undefined : findContentsText(product.nome));
  if (size === undefined) return {};
  const contents = parseContents(size);
  const measure = findMeasure(values.map(({ label }) => label));
  const notes = [
    contents && measure && formatUnitPrice(product.precos.por, contents, measure),
    values.length > 1 && toMoreText(values.length - 1, contents ? ['tamanho', 'tamanhos'] : ['opção', 'opções']),
  ];
  const sizeNote = notes.filter(Boolean).join('\n');
  return { size, ...(sizeNote && { sizeNote }) };
}

function toMoreText(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `mais ${count} ${count === 1 ? one : many}`;
}

/** At most one badge: sold out, else sale, else the merchant's first. */
function toBadge(product: ProductCard): CardView['badge'] {
  const { status, precos, selos } = product;
  if (status === 'indisponivel') return { tone: 'muted', label: 'Esgotado' };
  const percent = status === 'disponivel' && hasPrice(product) ? toDiscountPercent(precos.de, precos.por) : 0;
  if (percent > 0) return { tone: 'sale', label: `−${percent}%` };
  const label = selos.find((selo) => selo.tipo === 'texto' && selo.label)?.label;
  return label ? { tone: 'plain', label } : undefined;
}

/** Converts cards to the items of an analytics event. */
export function toShownList(id: string, { title, cards }: { title: string; cards: readonly CardView[] }): ShownList {
  return {
    id,
    name: title,
    products: cards.map((card) => ({ ...card, id: toItemKey(card), price: card.price.price, list: card.price.list })),
  };
}

export function toShownListing(
  id: string,
  { view, cards }: { view: { title: string }; cards: readonly CardView[] },
): ShownList {
  return toShownList(id, { title: view.title, cards });
}

/** The value of an attribute that the API preselected, else the first. */
export function findSelected<Value extends { selecionado: boolean }>(values: readonly Value[]): Value | undefined {
  return values.find((value) => value.selecionado) ?? values[0];
}
