// Listings of categories, brands, landing pages and search results. This file reduces the API's response to what they render.

import { defaultPageSize, listPageNumbers, pageSizes, type Pagination } from '#rules/pagination.ts';
import type { BreadcrumbEntry } from '#ui/navigation/breadcrumb.tsx';
import type { SafeHtml } from '#ui/rich-text.tsx';
import { toPlainText, toSafeHtml } from '#web/safe-html.server.ts';
import { paths } from '../../paths.ts';
import { type FilterGroup, type FilterOption, listAppliedFilters, listFilterGroups } from './filter-view.ts';
import {
  type ChoiceLink,
  type ListingAddress,
  type ListingLink,
  listHiddenFields,
  stateKeys,
  toFacetHref,
  toListingAddress,
  toPageHref,
  toPageSizeHref,
  toUnfilteredHref,
} from './listing-links.ts';
import type { ListingResponse } from './load-listing.server.ts';
import { findPriceFields, type PriceFields } from './price-fields.ts';

export interface PageLinks extends Omit<Pagination, 'total'> {
  numbers: (number | undefined)[];
  /** By page number, for the linked pages only. */
  hrefs: Record<number, string>;
}

export interface ListingView {
  title: string;
  total: number;
  breadcrumb: BreadcrumbEntry[];
  /** Plain text above the products. */
  intro: string;
  /** The page that compares devices; set on a department, brand or search that shows some. */
  compareHref?: string;
  /** Formatted text below the products. */
  text: SafeHtml | undefined;
  subcategories: ListingLink[];
  /** Ancestors, and the siblings of a leaf category, for the filter column. */
  categories: ListingLink[];
  groups: FilterGroup[];
  /** A link for each active filter, which leads to the listing without it. */
  applied: ListingLink[];
  /** True if any filter is active, even one without a chip. */
  isFiltered: boolean;
  unfilteredHref: string;
  orders: ChoiceLink[];
  pageSizes: ChoiceLink[];
  /** Hidden fields of the two forms, which preserve the rest of the query. */
  arrangeFields: [string, string][];
  priceFields: [string, string][];
  /** The active filter of the price, as in the query; '' if there is none. */
  price: string;
  /** What the last no-script submit of the price form sent, if it was refused. */
  refusedPrice: PriceFields | undefined;
  pages: PageLinks;
}

export interface ListingViewInput {
  response: ListingResponse;
  pagination: Pagination;
  url: URL;
  /** Converts a path to a link in the visitor's shop. */
  toHref: (address: string) => string;
  /** Overrides the name of the listing, as for a search. */
  title?: string;
}

export function toListingView({ response, pagination, url, toHref, title }: ListingViewInput): ListingView {
  const { conteudo, estrutura, info } = response;
  const address = toListingAddress(url);
  const listed = conteudo.categoria ?? conteudo.marca ?? conteudo.landingPage;
  const longText = listed?.descricoes?.longa ?? '';
  const { niveisAnteriores, irmas, filhas } = conteudo.detalhes.categorias;
  const toLink = (entry: { nome: string; rota: { path: string } }) => ({
    label: entry.nome,
    href: toHref(entry.rota.path),
  });
  const subcategories = filhas.map(toLink);
  const groups = withoutRepeated(listFilterGroups(conteudo.detalhes, info.filtros, address), subcategories);
  return {
    title: title ?? listed?.nome ?? estrutura.seo.title,
    total: info.total,
    breadcrumb: estrutura.breadcrumb.map((entry) => ({ label: entry.label, href: toHref(entry.url) })),
    intro: toPlainText(listed?.descricoes?.curta ?? ''),
    ...(hasDevicesToCompare(conteudo) && { compareHref: toHref(paths.compare) }),
    text: longText ? toSafeHtml(longText, toHref) : undefined,
    subcategories,
    categories: [...niveisAnteriores, ...(filhas.length > 0 ? [] : irmas)].map(toLink),
    groups,
    applied: listAppliedFilters(groups, info.filtros, address),
    isFiltered: Object.keys(info.filtros).some((key) => !stateKeys.includes(key)),
    unfilteredHref: toUnfilteredHref(address),
    orders: conteudo.detalhes.ordenacao.map((option) => ({
      label: toSentenceCase(option.label),
      value: option.label,
      href: toFacetHref(option.rota, address),
      isCurrent: option.atual,
    })),
    arrangeFields: listHiddenFields(address, ['order', 'ipp']),
    price: info.filtros['preco'] ?? '',
    priceFields: listHiddenFields(address, ['preco']),
    refusedPrice: findPriceFields(url.searchParams),
    pageSizes: pageSizes.map((size) => ({
      label: String(size),
      href: toPageSizeHref(address, size, defaultPageSize),
      isCurrent: size === info.limit,
    })),
    pages: toPageLinks(pagination, address),
  };
}

/** The links above the products already lead to the kinds of products: as a filter they would be there twice. */
function withoutRepeated(groups: readonly FilterGroup[], links: readonly { label: string }[]): FilterGroup[] {
  const isLinked = ({ label, isActive }: FilterOption) => !isActive && links.some((link) => link.label === label);
  return groups.filter(({ id, options }) => id !== 'categoria' || !options.every(isLinked));
}

/** A landing page chooses products for a theme, such as gifts: its devices are not alternatives to each other. */
function hasDevicesToCompare({ landingPage, detalhes }: ListingResponse['conteudo']): boolean {
  return !landingPage && (detalhes.quantidadeComparavel ?? 0) > 1;
}

/** "Menor preço", where the API names the order "Menor Preço". */
function toSentenceCase(label: string): string {
  return label.slice(0, 1) + label.slice(1).toLowerCase();
}

export function toPageLinks(pagination: Pagination, address: ListingAddress): PageLinks {
  const { total: _total, ...pages } = pagination;
  const numbers = listPageNumbers(pagination);
  const linked = [...numbers, pages.previous, pages.next].filter((page) => page !== undefined);
  return { ...pages, numbers, hrefs: Object.fromEntries(linked.map((page) => [page, toPageHref(address, page)])) };
}
