// The query of a listing call: filters, order, page. Parses it, and formats the queries of links (contract 3.2 to 3.4).

import { type OrderLabel, orderLabels } from '#contract/listing.ts';
import { toCents, toReais } from '#rules/money.ts';
import { defaultPageSize, pageSizes, parsePageSize } from '#rules/pagination.ts';
import { removeInvisible } from '#rules/typed-text.ts';
import { mainShopId } from '../../http/shop-query.ts';
import type { ReadModel } from '../published/model.ts';
import { foldAccents } from '../search/words/normalise.ts';

/** Both ends are included; an undefined `to` is open. */
export interface ValueRange {
  from: number;
  to: number | undefined;
}

export interface ListingFilters {
  categoria: readonly number[];
  marca: readonly number[];
  filtro: readonly number[];
  atributo: readonly number[];
  /** Centavos. */
  preco: readonly ValueRange[];
  /** Percent. */
  descontoPrecoPor: readonly ValueRange[];
}

export interface ListingQuery {
  shopId: string;
  /** Undefined on listings other than the search. */
  text: string | undefined;
  filters: ListingFilters;
  order: OrderLabel;
  /** Whether links include the order. */
  isOrderGiven: boolean;
  offset: number;
  limit: number;
}

export const maxLimit = 100;
const maxValues = 50;
const maxTextLength = 200;
const maxWhole = 1_000_000_000;

/** Never throws: malformed values are ignored, numbers are clamped. */
export function parseListingQuery(parameters: URLSearchParams, shopId: string, model: ReadModel): ListingQuery {
  const order = findOrder(parameters.get('order'));
  return {
    shopId,
    text: parameters.has('busca') ? parseSearchText(parameters.get('busca') ?? '') : undefined,
    filters: {
      categoria: parseTermIds(parameters, 'categoria', model),
      marca: parseIds(parameters, 'marca', (slug) => model.brandsBySlug.get(slug)?.id),
      filtro: parseTermIds(parameters, 'filtro', model),
      atributo: parseTermIds(parameters, 'atributo', model),
      preco: parseRanges(parameters, 'preco').map(toCentsRange),
      descontoPrecoPor: parseRanges(parameters, 'descontoPrecoPor'),
    },
    order: order ?? 'Popularidade',
    isOrderGiven: order !== undefined,
    ...parseWindow(parameters),
  };
}

/** Some clients encode the text twice: a text that is still encoded is decoded again. */
export function parseSearchText(value: string): string {
  let text = value;
  if (/%[0-9a-f]{2}/i.test(value)) {
    try {
      text = decodeURIComponent(value);
    } catch {
      text = value;
    }
  }
  return removeInvisible(text.replaceAll(/\p{Cc}/gu, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxTextLength)
    .trim();
}

function findOrder(value: string | null): OrderLabel | undefined {
  const wanted = foldAccents(value ?? '').trim();
  return orderLabels.find((label) => foldAccents(label) === wanted);
}

function listValues(parameters: URLSearchParams, key: string): string[] {
  const values = parameters.getAll(key).flatMap((value) => value.split(';'));
  return values
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, maxValues);
}

function parseIds(
  parameters: URLSearchParams,
  key: string,
  findId: (value: string) => number | undefined = () => undefined,
): number[] {
  const ids = listValues(parameters, key).map((value) => (/^\d{1,9}$/.test(value) ? Number(value) : findId(value)));
  return [...new Set(ids.filter((id) => id !== undefined))].toSorted((first, second) => first - second);
}

/** Values that share a term are one, under the id of the first. Unknown ids stay: they match no product. */
function parseTermIds(
  parameters: URLSearchParams,
  key: 'categoria' | 'filtro' | 'atributo',
  { facets }: ReadModel,
): number[] {
  const ids = parseIds(parameters, key).map((id) => facets.find(key, id)?.id ?? id);
  return [...new Set(ids)].toSorted((first, second) => first - second);
}

function parseRanges(parameters: URLSearchParams, key: string): ValueRange[] {
  const ranges = listValues(parameters, key).flatMap((value) => {
    const match = /^(\d{1,7}(?:[.,]\d{1,2})?)-(\d{1,7}(?:[.,]\d{1,2})?)?$/.exec(value);
    const from = toNumber(match?.[1]);
    const to = toNumber(match?.[2]);
    return from === undefined || (to !== undefined && to < from) ? [] : [{ from, to }];
  });
  return ranges.toSorted((first, second) => first.from - second.from);
}

function toNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(',', '.'));
}

function toCentsRange({ from, to }: ValueRange): ValueRange {
  return { from: toCents(from), to: to === undefined ? undefined : toCents(to) };
}

// The page's own query may add `offset` and `limit` before the call's (reading A19): the last ones win.
function parseWindow(parameters: URLSearchParams): { offset: number; limit: number } {
  const offset = parameters.getAll('offset').at(-1);
  const limit = parameters.getAll('limit').at(-1);
  const pageSize = parsePageSize(parameters.get('ipp'));
  if (offset === undefined && limit === undefined) {
    return { offset: (toWhole(parameters.get('pg'), 1, 1) - 1) * pageSize, limit: pageSize };
  }
  return { offset: toWhole(offset, 0, 0), limit: Math.min(maxLimit, toWhole(limit, pageSize, 1)) };
}

function toWhole(value: string | null | undefined, otherwise: number, minimum: number): number {
  if (!/^-?\d+$/.test(value ?? '')) return otherwise;
  return Math.min(maxWhole, Math.max(minimum, Number(value)));
}

/** The active filters in wire format, by key. */
export function formatFilters(filters: ListingFilters): Record<string, string> {
  const texts = {
    categoria: filters.categoria.join(';'),
    marca: filters.marca.join(';'),
    filtro: filters.filtro.join(';'),
    atributo: filters.atributo.join(';'),
    preco: filters.preco.map((range) => formatRange(toReaisRange(range))).join(';'),
    descontoPrecoPor: filters.descontoPrecoPor.map(formatRange).join(';'),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

function toReaisRange({ from, to }: ValueRange): ValueRange {
  return { from: toReais(from), to: to === undefined ? undefined : toReais(to) };
}

function formatRange({ from, to }: ValueRange): string {
  return `${from}-${to ?? ''}`;
}

/** The query of a link from the listing: all active filters and the order, without the page. */
export function toLinkQuery(query: ListingQuery): Record<string, string> {
  return {
    ...(query.text && { busca: query.text }),
    ...formatFilters(query.filters),
    ...(query.isOrderGiven && { order: query.order }),
    ...(query.limit !== defaultPageSize && pageSizes.includes(query.limit) && { ipp: String(query.limit) }),
    ...(query.shopId !== mainShopId && { loja: query.shopId }),
  };
}

/** A path with a query; `;` is not encoded, for readability. */
export function toPathWithQuery(path: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%3B', ';')}`,
  );
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
