// Search results as a scope: the matching products, kits and curated lists of the shop, best first.

import type { ListingResponse } from '#contract/listing.ts';
import { isSoldOut } from '../kits/stock.ts';
import type { CatalogueItem, ReadModel } from '../published/model.ts';
import type { SearchHit } from '../published/search-index.ts';
import { toListingPage } from './listing-page.ts';
import type { ListingQuery } from './listing-query.ts';
import { createShopScope, type Scope } from './scopes.ts';
import { toSearchSubject } from './subject.ts';

/** A text and its hits in the shop; the search runs once. */
interface Search {
  model: ReadModel;
  text: string;
  shopId: string;
  find: () => readonly SearchHit[];
  /** The hits of another spelling. */
  findOther: (text: string) => readonly SearchHit[];
}

/** An empty text lists the shop's most popular products. Search engines may index results that match every word as typed. */
export function toSearchPage(model: ReadModel, query: ListingQuery): ListingResponse {
  const { text = '', shopId, offset } = query;
  let hits: readonly SearchHit[] | undefined;
  const isSold = (position: number): boolean => model.items[position]?.shops.has(shopId) ?? false;
  const findOther = (other: string) => model.search.find(other, isSold);
  const search: Search = { model, text, shopId, findOther, find: () => (hits ??= findOther(text)) };
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

function rank({ model, find }: Search): Int32Array {
  const found = find().flatMap((hit): Found[] => {
    const item = model.items[hit.key];
    return item ? [{ hit, item, isLast: isSoldOut(item) }] : [];
  });
  return Int32Array.from(found.toSorted(compareFound), ({ item }) => item.index);
}

interface Found {
  hit: SearchHit;
  item: CatalogueItem;
  isLast: boolean;
}

/** Within one rank what is sold out comes last; popularity only sorts equal hits. */
function compareFound(first: Found, second: Found): number {
  return (
    Number(second.hit.isExact) - Number(first.hit.isExact) ||
    first.hit.rank - second.hit.rank ||
    Number(first.isLast) - Number(second.isLast) ||
    Number(second.hit.opensName) - Number(first.hit.opensName) ||
    second.item.popularity - first.item.popularity ||
    first.item.index - second.item.index
  );
}

interface SpellingComparison {
  /** Alternative search texts. */
  suggestions: string[];
  /** Whether the shop has products with every word, and no other spelling finds more. */
  isAnswered: boolean;
}

/** Suggests other spellings that match at least as many products with all their words as the text does. */
function compareSpellings({ model, text, find, findOther }: Search): SpellingComparison {
  if (text === '') return { suggestions: [], isAnswered: false };
  const keepWhole = (hits: readonly SearchHit[]) => hits.filter(({ missing }) => missing === 0);
  const found = keepWhole(find());
  if (found.some(({ isExact }) => isExact)) return { suggestions: [], isAnswered: true };
  const least = Math.max(1, found.length);
  const suggestions = model.search.suggest(text).filter((other) => keepWhole(findOther(other)).length >= least);
  return { suggestions, isAnswered: found.length > 0 && suggestions.length === 0 };
}
