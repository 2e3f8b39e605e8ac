// Kits: several products sold as one, in fixed (`fechada`) or chosen (`aberta`) quantities.

import type { List, ListPart } from '#contract/list.ts';
import type { KitCare } from '#contract/product.ts';
import type { Image, Prices, Structure } from '#contract/shared.ts';
import { type Availability, toAvailabilityOfValue } from '#rules/availability.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import type { BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import type { SafeHtml } from '#ui/rich-text.tsx';
import { toPlainText, toSafeHtml } from '#web/safe-html.server.ts';
import { toPurchase } from '../../commerce/cart/add-to-cart-form.tsx';
import { type GalleryPicture, toGalleryPicture, toThumbnail } from '../../commerce/pictures/picture.ts';
import { findSelected } from '../../commerce/product/card-view.ts';
import { noPrice, type PriceView, toPriceView, toSavingText } from '../../commerce/product/price-texts.ts';
import type { CareTopic } from '../../commerce/product/purchase-layout.tsx';
import { type StockOptions, toStockText } from '../../commerce/product/stock-text.ts';
import { toReviews, type ReviewsView } from '../../commerce/reviews/review.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';

export interface KitValueView {
  id: number;
  label: string;
  /** Empty for a part that is sold on request. */
  priceText: string;
  status: Availability;
  /** How many there are to take; 0 if it cannot be bought. */
  left: number;
}

export interface KitPartView {
  id: number;
  name: string;
  href: string;
  thumbnail?: string;
  quantity: number;
  status: Availability;
  /** As of a value. */
  left: number;
  /** Empty for a part that is sold on request. */
  priceText: string;
  /** Empty if the part has no choice. */
  values: KitValueView[];
  valueName: string;
  /** 0 = none. */
  selectedValueId: number;
}

export interface KitCareView {
  topic: CareTopic;
  label: string;
  text: string;
  /** Which products ask for it; empty if none does. */
  reason: string;
}

export interface KitView {
  id: number;
  kind: 'aberta' | 'fechada';
  name: string;
  sku: string;
  /** The brands of its products. */
  brands: string[];
  status: Availability;
  /** Empty if it cannot be bought, or its parts are chosen. */
  stockText: string;
  url: string;
  breadcrumb: BreadcrumbEntry[];
  trail: { label: string; url: string }[];
  shortText: string;
  html?: SafeHtml;
  pictures: GalleryPicture[];
  reviews: ReviewsView | undefined;
  parts: KitPartView[];
  /** The strictest care of the parts, by subject. */
  care: KitCareView[];
  offer: KitOfferView;
  /** When the first schedule ends that sets the price of a part, as ISO 8601. */
  validUntil?: string;
}

/** The price of the chosen parts. */
export interface KitOfferView {
  price: PriceView;
  /** "Você economiza R$ x"; empty if nothing is saved. */
  savingText: string;
  /** Value of the `carrinho` field in the cart form. */
  purchase: string;
  /** The chosen parts of an open kit, as in its cart payload; "" = all. */
  choice: string;
}

type KitViewOptions = StockOptions & ViewOptions<'prod'>;

export function toKitView(list: List, structure: Structure, options: KitViewOptions): KitView {
  const longText = list.descricoes.longa ?? '';
  const status = toStatus(list);
  const validUntil = findValidUntil(list);
  return {
    id: list.id,
    kind: list.tipo === 'aberta' ? 'aberta' : 'fechada',
    name: list.nome,
    sku: list.sku,
    brands: list.marcas.map(({ nome }) => nome),
    status,
    stockText: list.tipo === 'fechada' && status === 'disponivel' ? toStockText(list.estoque, options) : '',
    url: structure.seo.canonical,
    breadcrumb: structure.breadcrumb.map((entry) => ({ label: entry.label, href: options.toHref(entry.url) })),
    trail: structure.breadcrumb.map(({ label, url }) => ({ label, url })),
    shortText: toPlainText(list.descricoes.curta),
    ...(longText && { html: toSafeHtml(longText, options.toHref) }),
    pictures: listPictures(list, options),
    reviews: toReviews(list),
    parts: list.produtos.map((part) => toPartView(part, list, options)),
    care: (list.cuidados ?? []).map(toCareView),
    offer: status === 'sobconsulta' ? noOffer : toKitOffer(withListPrice(list), list.carrinho),
    ...(validUntil !== undefined && { validUntil }),
  };
}

function findValidUntil({ produtos }: List): string | undefined {
  const ends = produtos.flatMap(({ quantidade, agendamentoPreco }) =>
    quantidade > 0 && agendamentoPreco.aplicado ? [agendamentoPreco.aplicado.dataFinal] : [],
  );
  const firstMs = Math.min(...ends.map((end) => Date.parse(end)));
  return ends.find((end) => Date.parse(end) === firstMs);
}

const products = new Intl.ListFormat('pt-BR');
const topics: Readonly<Record<KitCare['tema'], CareTopic>> = {
  gestacao: 'pregnancy',
  criancas: 'children',
  animais: 'pets',
  sol: 'sun',
};

function toCareView({ tema, label, valor, produtos }: KitCare): KitCareView {
  const reason = produtos.length > 0 ? `Por causa de: ${products.format(produtos)}.` : '';
  return { topic: topics[tema], label, text: valor, reason };
}

const noOffer: KitOfferView = { price: noPrice, savingText: '', purchase: '', choice: '' };

/** A fixed part on request makes the whole kit one on request, whatever a backend says: its price would omit the part. */
function toStatus({ tipo, status, produtos }: List): Availability {
  const isOnRequest = produtos.some((part) => part.quantidade > 0 && part.status === 'sobconsulta');
  return tipo === 'fechada' && isOnRequest ? 'sobconsulta' : status;
}

/** As many as a best seller has: phones load all of a gallery at once. The list of parts shows every one. */
const maxPictures = 4;

/** The pictures of its own, then the first one of each part. A kit may hold one product twice. */
function listPictures(list: List, options: KitViewOptions): GalleryPicture[] {
  const parts = list.produtos.filter((part, index, all) => all.findIndex(({ id }) => id === part.id) === index);
  const pictures = [list, ...parts].flatMap(({ nome, midias }, place) => {
    const images: readonly Image[] = place === 0 ? midias.imagens : midias.imagens.slice(0, 1);
    return images.map((image) => toGalleryPicture(image, nome, options));
  });
  return pictures.slice(0, maxPictures);
}

/** The price of a choice, from the response of `list/shop`. */
export function toKitOffer(precos: List['precos'], carrinho: List['carrinho'] | undefined): KitOfferView {
  return {
    price: toPriceView(precos),
    savingText: toSavingText(precos.de, precos.por),
    purchase: carrinho ? toPurchase(carrinho, precos.por) : '',
    choice: carrinho?.itens[0]?.parametros ?? '',
  };
}

/** The API's "from" price, else the sum of the parts' prices. */
function withListPrice({ precos, produtos }: List): List['precos'] {
  const sum = toReais(produtos.reduce((cents, part) => cents + toCents(part.precos.por) * part.quantidade, 0));
  return precos.de === 0 && sum > precos.por ? { ...precos, de: sum } : precos;
}

function toPartView(part: ListPart, list: List, { toHref, toLocalUrl, fields }: KitViewOptions): KitPartView {
  const [image] = part.midias.imagens;
  const attribute = part.atributos.simples;
  const selected = findSelected(attribute?.valores ?? []);
  const canChoose = list.tipo === 'aberta' && list.selecaoAtributo;
  const toPriceText = ({ por }: Prices) => (part.status === 'sobconsulta' ? '' : formatReais(por));
  return {
    id: part.id,
    name: selected && !canChoose ? `${part.nome}, ${selected.label}` : part.nome,
    href: toHref(part.rota.path),
    ...(image && { thumbnail: toThumbnail(image, fields, toLocalUrl) }),
    quantity: part.quantidade,
    ...toSupply(
      selected ? toAvailabilityOfValue(part.status, selected.estoque, true) : part.status,
      (selected ?? part).estoque,
    ),
    priceText: toPriceText(selected?.precos ?? part.precos),
    values: canChoose
      ? (attribute?.valores ?? []).map((value) => ({
          id: value.idAtributoValor,
          label: value.label,
          priceText: toPriceText(value.precos),
          ...toSupply(toAvailabilityOfValue(part.status, value.estoque, value === selected), value.estoque),
        }))
      : [],
    valueName: attribute?.nome ?? '',
    selectedValueId: selected?.idAtributoValor ?? 0,
  };
}

function toSupply(status: Availability, stock: number): Pick<KitValueView, 'status' | 'left'> {
  return { status, left: status === 'disponivel' ? stock : 0 };
}
