// Every canonical address of catalogue and content that search engines may show, in pages. The storefront adds the home pages.

import { Hono } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import { largestSitemapPage } from '#contract/content.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { cacheControl } from '../../http/caching.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { mainShopId } from '../../http/shop-query.ts';
import { createCategoryScope } from '../listing/scopes.ts';
import { toDateTime } from '../published/links.ts';
import { memoPerModel } from '../published/memo.ts';
import type { CatalogueCategory, CatalogueItem, ReadModel } from '../published/model.ts';
import type { CatalogueSource } from '../published/source.ts';
import { findLastChanges, type LastChanges } from './last-changes.ts';

interface Entry {
  path: string;
  /** What the page shows, and so changes with. */
  items?: readonly CatalogueItem[];
  /** When a page of content changed, in epoch milliseconds. */
  updatedAt?: number;
}

const maxAgeSeconds = 600;

/** Mounted below `/v2/front`. */
export function createSitemapRoutes(
  { database }: Pick<ApiDependencies, 'database'>,
  catalogue: Pick<CatalogueSource, 'current'>,
) {
  const routes = new Hono<ApiEnvironment>();
  const listOnce = memoPerModel(listEntries);

  routes.get('/url/sitemap', cacheControl(`public, max-age=${maxAgeSeconds}`), async (c) => {
    const model = catalogue.current();
    const entries = [...listOffers(model), ...listOnce(model)];
    const offset = toWhole(c.req.query('offset'), 0);
    const limit = Math.min(toWhole(c.req.query('limit'), largestSitemapPage), largestSitemapPage);
    const changes = await findLastChanges(database.kysely, model.now);
    return c.json<CallResponse<'sitemap'>>({
      paginas: entries.slice(offset, offset + limit).map((entry) => toPage(entry, changes)),
      info: { total: entries.length, offset, limit },
    });
  });

  return routes;
}

function toPage({ path, items, updatedAt }: Entry, changes: LastChanges): CallResponse<'sitemap'>['paginas'][number] {
  const at = updatedAt ?? (items ? changes.of(items) : changes.everything);
  return { path, ...(at > 0 && { atualizadoEm: toDateTime(at) }) };
}

function toWhole(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

/** Not memoised: the prices of a model change in place. An empty page is not listed. */
function listOffers(model: ReadModel): Entry[] {
  return [...model.categoriesByPath.values()]
    .filter(({ isOffers, mirrors }) => isOffers && !mirrors)
    .map((category) => ({
      path: category.path,
      items: toItems(model, createCategoryScope(model, category, mainShopId).members),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Sorted by importance; products come last, by id, so that new ones are appended. */
function listEntries(model: ReadModel): Entry[] {
  const { categoriesByPath, categoryMembers, brands, landingPagesBySlug, lists, content, products } = model;
  const categories = [...categoriesByPath.values()].filter((category) => isWorthIndexing(model, category));
  const productsOf = Map.groupBy(products, ({ brand }) => brand);
  return [
    ...listIndexes(model),
    ...categories.map(({ path, id }) => ({ path, items: toItems(model, categoryMembers.get(id)) })),
    ...brands.filter(({ active }) => active).map((brand) => ({ path: brand.path, items: productsOf.get(brand) ?? [] })),
    ...[...landingPagesBySlug.values()]
      .filter(({ indexable }) => indexable)
      .map(({ path, members }) => ({ path, items: toItems(model, members) })),
    ...lists.map((list) => ({ path: list.path, items: [list] })),
    ...content.pages.filter(({ indexable }) => indexable).map(({ path, updatedAt }) => ({ path, updatedAt })),
    ...products.filter(({ indexable }) => indexable).map((product) => ({ path: product.path, items: [product] })),
  ];
}

/** The indexes that are not empty in the main shop, whose addresses the canonical ones are. */
function listIndexes({ brands, lists, content }: ReadModel): Entry[] {
  const isSold = ({ shops }: { shops: ReadonlySet<string> }): boolean => shops.has(mainShopId);
  const pages = content.pages.filter(({ indexable }) => indexable);
  return [
    ...(brands.some((brand) => brand.active && isSold(brand)) ? [{ path: sitePaths.brands }] : []),
    ...(lists.some(isSold) ? [{ path: sitePaths.lists, items: lists }] : []),
    ...(pages.length > 0
      ? [{ path: sitePaths.pages, updatedAt: Math.max(...pages.map((page) => page.updatedAt)) }]
      : []),
  ];
}

/** The items at positions of the model. */
function toItems({ items }: ReadModel, positions: Iterable<number> = []): CatalogueItem[] {
  return [...positions].flatMap((position) => items[position] ?? []);
}

/** Excludes empty categories, and offers levels, which `listOffers` lists or which repeat another category's page. */
function isWorthIndexing({ categoryMembers }: ReadModel, { id, isOffers, mirrors }: CatalogueCategory): boolean {
  return !mirrors && !isOffers && (categoryMembers.get(id)?.length ?? 0) > 0;
}
