// Reduces the API's search response to what the suggestions render. Runs in the browser.

import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { CallResponse } from '#contract/calls.ts';
import type { ListingContent, ListingDetails } from '#contract/listing.ts';
import type { ProductCard } from '#contract/product.ts';
import type { ListingInfo } from '#contract/shared.ts';
import { formatReais } from '#rules/money.ts';
import type { PriceTexts } from '#ui/price-block.tsx';
import type { PictureFields } from '#web/browser/device.ts';
import { createToLocalUrl } from '#web/http/local-url.ts';
import { toThumbnail } from '../../../commerce/pictures/picture.ts';
import { findListKind, findSelected, listTexts, toItemKey } from '../../../commerce/product/card-view.ts';
import { toPriceTexts, toPriceView } from '../../../commerce/product/price-texts.ts';
import { paths } from '../../../paths.ts';
import { type HelpLink, toNothingFound } from '../help/help-pages.ts';
import { type Completion, listCompletions } from './completions.ts';

/** The origin of pictures, and which of the contract's two picture fields this visitor gets. */
export interface PictureSource {
  siteUrl: string;
  pictureFields: Pick<PictureFields, 'prod'>;
}

export interface SuggestedProduct {
  /** Unique among products and kits. */
  id: number | string;
  href: string;
  name: string;
  picture: string | undefined;
  /** The size that the price is of, if there is a choice. */
  size: string | undefined;
  price: Pick<PriceTexts, 'price' | 'cashPrice'> | undefined;
  /** Replaces the price. */
  note: string | undefined;
}

export interface Suggestions {
  /** Specification 9: `Mais buscados` without a text, else the text with the count. */
  heading: string;
  /** The searched text, as the API understood it. */
  text: string;
  total: number;
  /** The page about the service of the shop that the text is about. */
  help?: { label: string; href: string } | undefined;
  terms: (Completion & { href: string })[];
  brands: { name: string; count: number | undefined; href: string }[];
  products: SuggestedProduct[];
  /** Names products that are no results. */
  productsHeading?: string;
  /** All results; undefined without a text. */
  allHref: string | undefined;
}

export interface SuggestionOptions extends PictureSource {
  toHref: (path: string) => string;
  /** The page that the text is about. */
  help?: HelpLink | undefined;
  /** How orders can be paid. */
  methods: readonly PaymentKind[];
}

/** The part of a search response that suggestions need (specification 7). */
interface SearchResponse {
  conteudo: Pick<ListingContent, 'produtos' | 'busca'> & { detalhes: Pick<ListingDetails, 'marcas'> };
  info: Pick<ListingInfo, 'total'>;
}

const termCount = 4;
const brandCount = 3;
const productCount = 5;
const notes: Partial<Record<ProductCard['status'], string>> = {
  indisponivel: 'Esgotado',
  sobconsulta: 'Preço sob consulta',
};

export function toSuggestions({ conteudo, info }: SearchResponse, options: SuggestionOptions): Suggestions {
  const { produtos, busca, detalhes } = conteudo;
  const { toHref, help } = options;
  const toSearchHref = (query: Record<string, string>) => toHref(`${paths.search}?${new URLSearchParams(query)}`);
  const corrections = busca.sugestao.map((text) => ({ typed: '', rest: text }));
  const names = produtos.map(({ nome }) => nome);
  const terms = corrections.length > 0 ? corrections : listCompletions(busca.texto, names, termCount);
  return {
    heading: info.total > 0 ? `${busca.texto} (${info.total})` : toNothingFound(busca.texto, help),
    text: busca.texto,
    total: info.total,
    help: help && { label: help.label, href: toHref(help.path) },
    terms: terms.map((term) => ({ ...term, href: toSearchHref({ busca: term.typed + term.rest }) })),
    brands: [...detalhes.marcas]
      .sort((first, second) => (second.quantidade ?? 0) - (first.quantidade ?? 0))
      .slice(0, brandCount)
      .map(({ nome, quantidade, rota: { query } }) => ({
        name: nome,
        count: quantidade,
        href: toSearchHref({ busca: busca.texto, ...(query['marca'] && { marca: query['marca'] }) }),
      })),
    products: produtos.slice(0, productCount).map((product) => toSuggestedProduct(product, options)),
    allHref: info.total > 0 ? toSearchHref({ busca: busca.texto }) : undefined,
  };
}

/** Best sellers where no product was found. */
export function withBestSellers(found: Suggestions, popular: Suggestions | undefined): Suggestions {
  if (found.products.length > 0 || !popular) return found;
  return { ...found, products: popular.products, productsHeading: popular.heading };
}

/** The list for an empty text (specification 5). */
export function toDefaultSuggestions(
  { produtos }: Pick<CallResponse<'showcase'>, 'produtos'>,
  options: SuggestionOptions,
): Suggestions {
  return {
    heading: 'Mais buscados',
    text: '',
    total: produtos.length,
    terms: [],
    brands: [],
    products: produtos.slice(0, productCount).map((product) => toSuggestedProduct(product, options)),
    allHref: undefined,
  };
}

function toSuggestedProduct(
  product: ProductCard,
  { siteUrl, pictureFields, toHref, methods }: SuggestionOptions,
): SuggestedProduct {
  const [image] = product.midias.imagens;
  const listKind = findListKind(product.tipo);
  const note = notes[product.status] ?? (listKind === 'lista' ? toListNote(product) : undefined);
  const { price, cashPrice } = toPriceTexts(toPriceView(product.precos), methods);
  return {
    id: toItemKey({ id: product.id, ...(listKind && { listKind }) }),
    href: toHref(product.rota.path),
    name: product.nome,
    picture: image && toThumbnail(image, pictureFields, createToLocalUrl(siteUrl)),
    size: findSelected(product.atributos.simples?.valores ?? [])?.label,
    price: note ? undefined : { price, ...(cashPrice && { cashPrice }) },
    note,
  };
}

/** A curated list has no price of its own. */
function toListNote({ faixaPrecos: range }: ProductCard): string {
  return [listTexts.lista.label, range && `a partir de ${formatReais(range.menor)}`].filter(Boolean).join(' · ');
}
