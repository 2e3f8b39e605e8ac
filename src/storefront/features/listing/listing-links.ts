// Addresses that a listing links to. The page's state is its address; what the API emits is followed as it stands.
import type { FacetRoute } from '#contract/shared.ts';

/** Keys of the address that are no filter. */
export const stateKeys: readonly string[] = ['busca', 'order', 'ipp', 'loja'];

/** The listing's own address: a path and its query without page number. */
export interface ListingAddress {
  path: string;
  query: readonly (readonly [string, string])[];
}

export function toListingAddress(url: URL): ListingAddress {
  return { path: url.pathname, query: [...url.searchParams].filter(([key]) => key !== 'pg') };
}

function toHref(path: string, query: Iterable<readonly [string, string]>): string {
  const parameters = new URLSearchParams([...query].map(([key, value]) => [key, value]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Where a filter or ordering leads: the API's own query, beside what only the page knows (page size, shop). */
export function toFacetHref(route: FacetRoute, address: ListingAddress): string {
  const kept = address.query.filter(([key]) => (key === 'ipp' || key === 'loja') && !(key in route.query));
  return toHref(route.path ?? address.path, [...Object.entries(route.query), ...kept]);
}

/** Page 1 has no `pg`, so that it has one address only. */
export function toPageHref(address: ListingAddress, page: number): string {
  return toHref(address.path, page > 1 ? [...address.query, ['pg', String(page)]] : address.query);
}

export function toPageSizeHref(address: ListingAddress, size: number, defaultSize: number): string {
  const others = address.query.filter(([key]) => key !== 'ipp');
  return toHref(address.path, size === defaultSize ? others : [...others, ['ipp', String(size)]]);
}

/** The listing without any filter; order, page size and the text searched for stay. */
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

/** Fields that a form with method GET must carry along besides its own. */
export function listHiddenFields(address: ListingAddress, own: readonly string[]): [name: string, value: string][] {
  return address.query.filter(([key]) => !own.includes(key)).map(([key, value]) => [key, value]);
}

/** The address with `preco` from the two fields of the price form, in either order, or undefined when they were not sent. */
export function findPriceRedirect(url: URL): string | undefined {
  const fields = ['precoDe', 'precoAte'];
  if (!fields.some((field) => url.searchParams.has(field))) return undefined;
  const ends = fields.map((field) => toReaisText(url.searchParams.get(field)));
  if (!ends.includes('')) ends.sort((first, second) => Number(first) - Number(second));
  const [from = '', to = ''] = ends;
  const query = [...url.searchParams].filter(([key]) => ![...fields, 'preco', 'pg'].includes(key));
  return toHref(url.pathname, from || to ? [...query, ['preco', `${from || '0'}-${to}`]] : query);
}

function toReaisText(typed: string | null): string {
  // Before three digits a dot marks thousands; "49.90" are reais and cents, as a number pad writes them.
  const text = (typed ?? '')
    .trim()
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(?:\.\d{1,2})?$/.test(text) ? String(Number(text)) : '';
}
