// Every canonical address of catalogue and content that search engines may show, in pages. The storefront adds its own pages,
// such as the home pages and the index of brands.

import { Hono } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import { largestSitemapPage } from '#contract/content.ts';
import { cacheControl } from '../../http/caching.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
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
    const entries = listOnce(catalogue.current());
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

/** Sorted by importance; products come last, by id, so that new ones are appended. */
export function listEntries(model: ReadModel): Entry[] {
  const { categoriesByPath, brands, landingPagesBySlug, lists, content, products } = model;
  const paths = [
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

/** Excludes empty categories, and offers levels, which repeat another category's page. */
function isWorthIndexing({ categoryMembers }: ReadModel, { id, isOffers, mirrors }: CatalogueCategory): boolean {
  return !mirrors && (isOffers || (categoryMembers.get(id)?.length ?? 0) > 0);
}
