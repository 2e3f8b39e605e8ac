// Every canonical address of catalogue and content that search engines may show, in pages. The storefront adds the home pages.

import { Hono } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import { largestSitemapPage } from '#contract/content.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { cacheControl } from '../../http/caching.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { mainShopId } from '../../http/shop-query.ts';
import { createCategoryScope } from '../listing/scopes.ts';
import { toDateTime } from '../published/links.ts';
import { memoPerModel } from '../published/memo.ts';
import type { CatalogueCategory, ReadModel } from '../published/model.ts';
import type { CatalogueSource } from '../published/source.ts';

type Entry = CallResponse<'sitemap'>['paginas'][number];

const maxAgeSeconds = 600;

/** Mounted below `/v2/front`. */
export function createSitemapRoutes(catalogue: Pick<CatalogueSource, 'current'>) {
  const routes = new Hono<ApiEnvironment>();
  const listOnce = memoPerModel(listEntries);

  routes.get('/url/sitemap', cacheControl(`public, max-age=${maxAgeSeconds}`), (c) => {
    const model = catalogue.current();
    const entries = [...listOffers(model), ...listOnce(model)];
    const offset = toWhole(c.req.query('offset'), 0);
    const limit = Math.min(toWhole(c.req.query('limit'), largestSitemapPage), largestSitemapPage);
    return c.json<CallResponse<'sitemap'>>({
      paginas: entries.slice(offset, offset + limit),
      info: { total: entries.length, offset, limit },
    });
  });

  return routes;
}

function toWhole(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

/** Not memoised: the prices of a model change in place. An empty page is not listed. */
function listOffers(model: ReadModel): Entry[] {
  return [...model.categoriesByPath.values()]
    .filter(({ isOffers, mirrors }) => isOffers && !mirrors)
    .filter((category) => createCategoryScope(model, category, mainShopId).members.length > 0)
    .map(({ path }) => ({ path }));
}

/** Sorted by importance; products come last, by id, so that new ones are appended. */
function listEntries(model: ReadModel): Entry[] {
  const { categoriesByPath, brands, landingPagesBySlug, lists, content, products } = model;
  const paths = [
    ...listIndexes(model),
    ...[...categoriesByPath.values()].filter((category) => isWorthIndexing(model, category)).map(({ path }) => path),
    ...brands.filter(({ active }) => active).map(({ path }) => path),
    ...[...landingPagesBySlug.values()].filter(({ indexable }) => indexable).map(({ path }) => path),
    ...lists.map(({ path }) => path),
  ];
  const pages = content.pages.filter(({ indexable }) => indexable);
  return [
    ...paths.map((path) => ({ path })),
    ...pages.map(({ path, updatedAt }) => ({ path, atualizadoEm: toDateTime(updatedAt) })),
    ...products.filter(({ indexable }) => indexable).map(({ path }) => ({ path })),
  ];
}

/** The indexes that are not empty in the main shop, whose addresses the canonical ones are. */
function listIndexes({ brands, lists, content }: ReadModel): string[] {
  const isSold = ({ shops }: { shops: ReadonlySet<string> }): boolean => shops.has(mainShopId);
  return [
    ...(brands.some((brand) => brand.active && isSold(brand)) ? [sitePaths.brands] : []),
    ...(lists.some(isSold) ? [sitePaths.lists] : []),
    ...(content.pages.some(({ indexable }) => indexable) ? [sitePaths.pages] : []),
  ];
}

/** Excludes empty categories, and offers levels, which `listOffers` lists or which repeat another category's page. */
function isWorthIndexing({ categoryMembers }: ReadModel, { id, isOffers, mirrors }: CatalogueCategory): boolean {
  return !mirrors && !isOffers && (categoryMembers.get(id)?.length ?? 0) > 0;
}
