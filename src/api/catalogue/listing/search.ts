// Search results as a scope: what matches in the shop, best first.
import type { ListingResponse } from '#contract/listing.ts';
import { toAvailability } from '#rules/availability.ts';
import { normaliseText } from '../../search/normalise.ts';
import type { SearchHit } from '../../search/search-index.ts';
import type { CatalogueProduct, ReadModel } from '../model.ts';
import { toListingPage } from './listing-page.ts';
import type { ListingQuery } from './listing-query.ts';
import { createShopScope, remember, type Scope } from './scopes.ts';
import { toSearchSubject } from './subject.ts';

const soldOutWeight = 0.5;
/** What being the most popular adds to a score. */
const popularityShare = 0.5;

/** An empty text lists the shop's most popular products. */
export function toSearchPage(model: ReadModel, query: ListingQuery): ListingResponse {
  const text = query.text ?? '';
  const scope = createSearchScope(model, text, query.shopId);
  const subject = toSearchSubject(model, text, query.shopId, scope);
  return toListingPage(model, subject, { ...query, text }, listSuggestions(model, text, query.shopId, scope));
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
  const topPopularity = found.reduce((top, { product }) => Math.max(top, product.popularity), 1);
  const ranked = found
    .map(({ hit, product }) => ({ product, isExact: hit.isExact, worth: toWorth(hit, product, topPopularity) }))
    .toSorted(
      (first, second) =>
        Number(second.isExact) - Number(first.isExact) ||
        second.worth - first.worth ||
        first.product.id - second.product.id,
    );
  return Int32Array.from(ranked, ({ product }) => product.index);
}

/** Sold-out products fall behind; among equals the popular ones lead. */
function toWorth(hit: SearchHit, product: CatalogueProduct, topPopularity: number): number {
  const isSoldOut = toAvailability(product.defaultUnit.stock, product.onRequest) === 'indisponivel';
  const popularity = Math.max(0, product.popularity) / topPopularity;
  return hit.score * (1 + popularity * popularityShare) * (isSoldOut ? soldOutWeight : 1);
}

/** Other spellings of words that the catalogue does not hold. A typo also finds its neighbours: half as much is enough. */
function listSuggestions(model: ReadModel, text: string, shopId: string, scope: Scope): string[] {
  if (text === '') return [];
  const least = Math.max(1, scope.members.length / 2);
  return model.search.suggest(text).filter((other) => createSearchScope(model, other, shopId).members.length >= least);
}
