// Loads a listing: translates the query of the page into the query of the API.

import type { CallResponse } from '#contract/calls.ts';
import type { ListingInfo } from '#contract/shared.ts';
import { countPages, PaginationError, paginate, type Pagination, parsePage, parsePageSize } from '#rules/pagination.ts';
import { errorTexts, toErrorResponse } from '#web/errors/error-view.ts';
import type { ApiClient } from '#web/http/api-client.server.ts';
import { decodePath } from '#web/http/local-url.ts';

export type ListingCall = 'categoryListing' | 'brandListing' | 'landingPageListing' | 'search';
export type ListingResponse = CallResponse<ListingCall>;

/** Query keys that may repeat; the contract joins their values by a semicolon. */
const listKeys = new Set(['categoria', 'marca', 'filtro', 'atributo']);

/** Keys that the page sets itself, regardless of its query. */
const ownKeys = new Set(['url', 'offset', 'limit']);

/**
 * Specification 7: the path of the page and its whole query, with `offset` and `limit` from `pg` and `ipp`.
 * Throws a 404 response for a page below 1, and PaginationError if it is no number (reading A18).
 */
export function toListingQuery(url: URL): Record<string, string> {
  const page = parsePage(url.searchParams.get('pg'));
  if (!Number.isInteger(page) || page < 1) throw notFound();
  const limit = parsePageSize(url.searchParams.get('ipp'));
  const forwarded: Record<string, string> = {};
  for (const key of url.searchParams.keys()) {
    if (ownKeys.has(key)) continue;
    const values = url.searchParams.getAll(key);
    forwarded[key] = listKeys.has(key) ? values.join(';') : (values[0] ?? '');
  }
  return {
    url: decodePath(url.pathname),
    ...forwarded,
    offset: String((page - 1) * limit),
    limit: String(limit),
  };
}

/** Loads the requested page of a listing; throws a 400 or 404 response for an invalid one. */
export async function loadListing(api: ApiClient, call: ListingCall, url: URL) {
  const response = await api.call(call, { query: toQueryOrThrow(url) });
  return { response, pagination: toPagination(url, response.info) };
}

export async function loadListIndex(api: ApiClient, url: URL) {
  const response = await api.call('listListing', { query: toQueryOrThrow(url) });
  return { response, pagination: toPagination(url, response.info) };
}

function toPagination(url: URL, info: ListingInfo): Pagination {
  const pagination = paginate(parsePage(url.searchParams.get('pg')), countPages(info.total, info.limit));
  if (pagination.current > pagination.total) throw notFound();
  return pagination;
}

function toQueryOrThrow(url: URL): Record<string, string> {
  try {
    return toListingQuery(url);
  } catch (error) {
    if (!(error instanceof PaginationError)) throw error;
    throw toErrorResponse(400, error.message);
  }
}

function notFound() {
  return toErrorResponse(404, errorTexts.notFound);
}
