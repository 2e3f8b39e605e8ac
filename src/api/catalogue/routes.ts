// The `url/*` calls of the catalogue: address resolution, products, listings, lists, search (contract 4.3).

import { Hono, type HonoRequest } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import { cacheControl } from '../http/caching.ts';
import type { ApiDependencies } from '../http/dependencies.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { toListingPage } from './listing/listing-page.ts';
import { type ListingQuery, parseListingQuery } from './listing/listing-query.ts';
import { toSearchPage } from './listing/search.ts';
import { toBrandSubject, toCategorySubject, toLandingPageSubject } from './listing/subject.ts';
import { getListPage, toListIndexPage } from './lists/list-pages.ts';
import { getProductPage } from './product/product-page.ts';
import type { ReadModel } from './published/model.ts';
import { getTarget, getTargetOf, getParameters, getShopId } from './published/requested-address.ts';
import type { CatalogueSource } from './published/source.ts';

const maxAgeSeconds = 30;

/** Mounted below `/v2/front`; responses do not depend on the visitor. */
export function createCatalogueRoutes({ database }: Pick<ApiDependencies, 'database'>, catalogue: CatalogueSource) {
  const routes = new Hono<ApiEnvironment>();
  routes.use('/url/*', cacheControl(`public, max-age=${maxAgeSeconds}`));

  routes.get('/url/verify', (c) => {
    const { level: nivel, path } = getTarget(catalogue.current(), c);
    return c.json<CallResponse<'verify'>>({ nivel, path });
  });

  routes.get('/url/product/detail', async (c) => {
    const model = catalogue.current();
    const { product } = getTargetOf(model, c, 'product/detail');
    return c.json(await getProductPage(database, model, product, getShopId(c.req, model)));
  });

  routes.get('/url/product/listing/category', (c) => {
    const model = catalogue.current();
    const { category } = getTargetOf(model, c, 'product/listing/category');
    const subject = toCategorySubject(model, category, getShopId(c.req, model));
    return c.json(toListingPage(model, subject, parseQueryWithoutText(c.req, model)));
  });

  routes.get('/url/product/listing/brand', (c) => {
    const model = catalogue.current();
    const { brand } = getTargetOf(model, c, 'product/listing/brand');
    const subject = toBrandSubject(model, brand, getShopId(c.req, model));
    return c.json(toListingPage(model, subject, parseQueryWithoutText(c.req, model)));
  });

  routes.get('/url/product/listing/landing-page', (c) => {
    const model = catalogue.current();
    const { landingPage } = getTargetOf(model, c, 'product/listing/landing-page');
    const subject = toLandingPageSubject(model, landingPage, getShopId(c.req, model));
    return c.json(toListingPage(model, subject, parseQueryWithoutText(c.req, model)));
  });

  routes.get('/url/product/listing/search', (c) => {
    const model = catalogue.current();
    return c.json(toSearchPage(model, parseSearchQuery(c.req, model)));
  });

  routes.get('/url/list/listing', (c) => {
    const model = catalogue.current();
    return c.json(toListIndexPage(model, parseSearchQuery(c.req, model)));
  });

  routes.get('/url/list/detail', async (c) => {
    const model = catalogue.current();
    const { list } = getTargetOf(model, c, 'list/detail');
    return c.json(await getListPage(database, model, list, getShopId(c.req, model)));
  });

  return routes;
}

function parseSearchQuery(request: HonoRequest, model: ReadModel): ListingQuery {
  return parseListingQuery(getParameters(request), getShopId(request, model), model);
}

/** Only the search uses `busca`. */
function parseQueryWithoutText(request: HonoRequest, model: ReadModel): ListingQuery {
  return { ...parseSearchQuery(request, model), text: undefined };
}
