// The links of a listing. Its whole state is in the URL; queries of the API's facets are used unchanged.

import type { FacetRoute } from '#contract/shared.ts';
import { formatNumber } from '#rules/money.ts';
import { findPriceFields, isPriceField, toPriceFilter } from './price-fields.ts';

/** Query keys that are not filters. */
export const stateKeys: readonly string[] = ['busca', 'order', 'ipp', 'loja'];

export interface ListingLink {
  label: string;
  href: string;
}

export interface ChoiceLink extends ListingLink {
  /** What a form sends, if it is not the label. */
  value?: string;
  isCurrent: boolean;
}

/** The URL of the listing: a path and its query without page number and the fields of the price form. */
export interface ListingAddress {
  path: string;
  query: readonly (readonly [string, string])[];
}

export function toListingAddress(url: URL): ListingAddress {
  return { path: url.pathname, query: [...url.searchParams].filter(([key]) => key !== 'pg' && !isPriceField(key)) };
}

function toHref(path: string, query: Iterable<readonly [string, string]>): string {
  const parameters = new URLSearchParams([...query].map(([key, value]) => [key, value]));
  return String(parameters) ? `${path}?${parameters}` : path;
}

/** The link of a facet or sort order: the API's query, plus page size and shop, which the API does not know. */
export function toFacetHref(route: FacetRoute, address: ListingAddress): string {
  const own = address.query.filter(([key]) => (key === 'ipp' || key === 'loja') && !(key in route.query));
  return toHref(route.path ?? address.path, [...Object.entries(route.query), ...own]);
}

/** Page 1 has no `pg`, so that it has a single URL. */
export function toPageHref(address: ListingAddress, page: number): string {
  return toHref(address.path, page > 1 ? [...address.query, ['pg', String(page)]] : address.query);
}

export function toPageSizeHref(address: ListingAddress, size: number, defaultSize: number): string {
  const others = address.query.filter(([key]) => key !== 'ipp');
  return toHref(address.path, size === defaultSize ? others : [...others, ['ipp', String(size)]]);
}

/** The listing without filters, but with its sort order, page size and search text. */
export function toUnfilteredHref(address: ListingAddress): string {
  return toHref(
    address.path,
    address.query.filter(([key]) => stateKeys.includes(key)),
  );
}

export function toHrefWithout(address: ListingAddress, removed: string): string {
  return toHref(
    address.path,
    address.query.filter(([key]) => key !== removed),
  );
}

/** The rest of the query, which a GET form must repeat in hidden fields. */
export function listHiddenFields(address: ListingAddress, own: readonly string[]): [name: string, value: string][] {
  return address.query.filter(([key]) => !own.includes(key)).map(([key, value]) => [key, value]);
}

/** The URL with `preco` from the two fields of the price form; undefined if they were not sent or one is wrong. */
export function findPriceRedirect(url: URL): string | undefined {
  const fields = findPriceFields(url.searchParams);
  if (!fields || Object.keys(fields.errors).length > 0) return undefined;
  return toPriceHref(url, toPriceFilter(fields.values));
}

/** The first page of the listing with another price; with any price for ''. */
export function toPriceHref(url: URL, filter: string): string {
  const query = toListingAddress(url).query.filter(([key]) => key !== 'preco');
  return toHref(url.pathname, filter ? [...query, ['preco', filter]] : query);
}

/** "1 produto", "48 produtos". */
export function toProductCount(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'produto' : 'produtos'}`;
}
