import { useMatches } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import { homeRoute } from '../routes.ts';

const levels: Readonly<Record<string, PageLevel>> = {
  search: 'product/listing/search',
  brand: 'product/listing/brand',
  'landing-page': 'product/listing/landing-page',
  list: 'list/detail',
  lists: 'list/listing',
  page: 'page',
};
const catalogueLevels: Readonly<Record<string, PageLevel>> = {
  product: 'product/detail',
  category: 'product/listing/category',
};

/** Specification 2: the level of the page shown; undefined where the shop's catalogue and texts end, as in the account. */
export function usePageLevel(): PageLevel | undefined {
  const match = useMatches().at(-1);
  if (!match) return undefined;
  if (match.id.startsWith(homeRoute(''))) return 'home';
  if (match.id !== 'catalogue') return levels[match.id];
  const { loaderData } = match;
  const isKnown = typeof loaderData === 'object' && loaderData !== null && 'kind' in loaderData;
  return isKnown ? catalogueLevels[String(loaderData.kind)] : undefined;
}
