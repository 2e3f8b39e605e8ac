// Search results as a scope: what matches in the shop, best first.
import type { ListingResponse } from '#contract/listing.ts';
import { toAvailability } from '#rules/availability.ts';
import type { SearchHit } from '../../search/search-index.ts';
import type { CatalogueProduct, ReadModel } from '../model.ts';
import { toListingPage } from './listing-page.ts';
import type { ListingQuery } from './listing-query.ts';
import { createShopScope, type Scope } from './scopes.ts';
import { toSearchSubject } from './subject.ts';

/** A text and what it finds in any shop, looked for once. */
interface Search {
  model: ReadModel;
  text: string;
  shopId: string;
  find: () => readonly SearchHit[];
}

/** An empty text lists the shop's most popular products. Search engines may list what answers every word as it was typed. */
export function toSearchPage(model: ReadModel, query: ListingQuery): ListingResponse {
  const { text = '', shopId, offset } = query;
  let hits: readonly SearchHit[] | undefined;
  const search: Search = { model, text, shopId, find: () => (hits ??= model.search.find(text)) };
  const scope = createSearchScope(search);
  const { suggestions, isAnswered } = compareSpellings(search);
  const subject = toSearchSubject(model, text, scope, { shopId, indexable: isAnswered && offset === 0 });
  return toListingPage(model, subject, { ...query, text }, suggestions);
}

function createSearchScope(search: Search): Scope {
  const { model, text, shopId } = search;
  if (text === '') return createShopScope(model, shopId);
  const ranked = rank(search);
  return { members: ranked, ranked };
}

function rank({ model, shopId, find }: Search): Int32Array {
  const found = find().flatMap((hit) => {
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

interface Understanding {
  /** Other texts to search for. */
  suggestions: string[];
  /** Whether the shop has products with every word, and no other spelling does better. */
  isAnswered: boolean;
}

/** Suggests other spellings that find at least as many products with all their words as the text does with all of its own. */
function compareSpellings({ model, text, shopId, find }: Search): Understanding {
  if (text === '') return { suggestions: [], isAnswered: false };
  const keepWhole = (hits: readonly SearchHit[]) =>
    hits.filter(({ key, missing }) => missing === 0 && model.productsById.get(key)?.shops.has(shopId));
  const found = keepWhole(find());
  if (found.some(({ isExact }) => isExact)) return { suggestions: [], isAnswered: true };
  const least = Math.max(1, found.length);
  const suggestions = model.search.suggest(text).filter((other) => keepWhole(model.search.find(other)).length >= least);
  return { suggestions, isAnswered: found.length > 0 && suggestions.length === 0 };
}

const mostSuggestions = 5;

/** Whether a results page (not the suggestions while the shopper types) found nothing at all, without any filter to blame. */
export function isSearchMiss({ info }: ListingResponse): boolean {
  const { busca: text, ...filters } = info.filtros;
  const isResultsPage = info.offset === 0 && info.limit > mostSuggestions;
  return isResultsPage && info.total === 0 && Boolean(text) && Object.keys(filters).length === 0;
}
