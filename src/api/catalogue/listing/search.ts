// Search results as a scope: what matches in the shop, best first.
import { LRUCache } from 'lru-cache';
import type { ListingResponse } from '#contract/listing.ts';
import { toAvailability } from '#rules/availability.ts';
import { normaliseText } from '../../search/normalise.ts';
import type { SearchHit } from '../../search/search-index.ts';
import { createModelMemo } from '../memo.ts';
import type { CatalogueProduct, ReadModel } from '../model.ts';
import { toListingPage } from './listing-page.ts';
import type { ListingQuery } from './listing-query.ts';
import { createShopScope, remember, type Scope } from './scopes.ts';
import { toSearchSubject } from './subject.ts';

/** An empty text lists the shop's most popular products. */
export function toSearchPage(model: ReadModel, query: ListingQuery): ListingResponse {
  const text = query.text ?? '';
  const scope = createSearchScope(model, text, query.shopId);
  const subject = toSearchSubject(model, text, query.shopId, scope);
  return toListingPage(model, subject, { ...query, text }, listSuggestions(model, text, query.shopId));
}

function createSearchScope(model: ReadModel, text: string, shopId: string): Scope {
  if (text === '') return createShopScope(model, shopId);
  // The last word may be half typed, so its letters count, not only its stem.
  const key = `search:${shopId}:${normaliseText(text).join(' ')}:${text.toLowerCase()}`;
  const ranked = remember(model, key, () => rank(model, text, shopId));
  return { key, members: ranked, ranked };
}

function rank(model: ReadModel, text: string, shopId: string): Int32Array {
  const found = model.search.find(text).flatMap((hit) => {
    const product = model.productsById.get(hit.key);
    return product?.shops.has(shopId) ? [{ hit, product }] : [];
  });
  return Int32Array.from(found.toSorted(compareFound), ({ product }) => product.index);
}

interface Found {
  hit: SearchHit;
  product: CatalogueProduct;
}

/** Within one rank sold-out products fall behind; the popular lead among equals only. */
function compareFound(first: Found, second: Found): number {
  return (
    Number(second.hit.isExact) - Number(first.hit.isExact) ||
    first.hit.rank - second.hit.rank ||
    Number(isSoldOut(first.product)) - Number(isSoldOut(second.product)) ||
    Number(second.hit.opensName) - Number(first.hit.opensName) ||
    second.product.popularity - first.product.popularity ||
    first.product.id - second.product.id
  );
}

function isSoldOut({ defaultUnit, onRequest }: CatalogueProduct): boolean {
  return toAvailability(defaultUnit.stock, onRequest) === 'indisponivel';
}

const suggestionMemo = createModelMemo(() => new LRUCache<string, string[]>({ max: 2000 }));

function listSuggestions(model: ReadModel, text: string, shopId: string): string[] {
  const memo = suggestionMemo(model);
  const key = `${shopId}:${text.toLowerCase()}`;
  const known = memo.get(key) ?? findSuggestions(model, text, shopId);
  memo.set(key, known);
  return known;
}

/** Other spellings that find at least as many products with all their words as the text does with all of its own. */
function findSuggestions(model: ReadModel, text: string, shopId: string): string[] {
  const suggestions = text === '' ? [] : model.search.suggest(text);
  if (suggestions.length === 0) return [];
  const found = listWhole(model, text, shopId);
  if (found.some(({ isExact }) => isExact)) return [];
  const least = Math.max(1, found.length);
  return suggestions.filter((other) => listWhole(model, other, shopId).length >= least);
}

function listWhole(model: ReadModel, text: string, shopId: string): SearchHit[] {
  const hits = model.search.find(text);
  return hits.filter(({ key, missing }) => missing === 0 && model.productsById.get(key)?.shops.has(shopId));
}

const mostSuggestions = 5;

/** Whether a results page (not the suggestions while somebody types) found nothing at all, without any filter to blame. */
export function isSearchMiss({ info }: ListingResponse): boolean {
  const { busca: text, ...filters } = info.filtros;
  const isResultsPage = info.offset === 0 && info.limit > mostSuggestions;
  return isResultsPage && info.total === 0 && Boolean(text) && Object.keys(filters).length === 0;
}
