// Banners and showcases (contract 4.10 and 4.11).

import { Hono } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import { cacheControl } from '../../http/caching.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { toShopId } from '../../http/shop-query.ts';
import { listBanners } from '../content/banners.ts';
import type { CatalogueSource } from '../published/source.ts';
import { toComparison } from './comparison.ts';
import { toRecommendedShowcase, toSeenShowcase } from './product-showcases.ts';
import { toShowcase } from './showcases.ts';

const cacheable = cacheControl('public, max-age=60');
const maxBanners = 100;
const usualSeen = 12;
const maxSeen = 50;

/** Mounted below `/v2/front`; responses do not depend on the visitor. The fixed names are mounted before `:hash`. */
export function createShowcaseRoutes({ clock }: Pick<ApiDependencies, 'clock'>, catalogue: CatalogueSource) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/showcase/banners/:hash', cacheable, (c) => {
    const model = catalogue.current();
    const banners = model.content.banners.get(c.req.param('hash'));
    if (!banners) throw new ApiError('not-found', 'Banner não encontrado.');
    const query = {
      shopId: toShopId(c.req, model),
      levelId: toLevelId(c.req.query('idNivel')),
      limit: toLimit(c.req.query('limit'), maxBanners, maxBanners),
      now: clock().getTime(),
    };
    return c.json<CallResponse<'banners'>>({ banners: listBanners(model, banners, query) });
  });

  routes.get('/showcase/products/ultimos-vistos', cacheable, (c) => {
    const model = catalogue.current();
    const query = {
      shopId: toShopId(c.req, model),
      productId: toId(c.req.query('productId')),
      seenIds: listIds(c.req.query('seenProducts')),
      limit: toLimit(c.req.query('limit'), usualSeen, maxSeen),
    };
    return c.json(toSeenShowcase(model, query));
  });

  routes.get('/showcase/products/comparacao', cacheable, (c) => {
    const model = catalogue.current();
    const ids = listIds(c.req.query('produtos'));
    return c.json<CallResponse<'compareProducts'>>(toComparison(model, { shopId: toShopId(c.req, model), ids }));
  });

  routes.get('/showcase/products/produto-detalhe-indicados', cacheable, (c) => {
    const model = catalogue.current();
    const listId = c.req.query('idListaCompra');
    const item =
      listId === undefined
        ? model.productsById.get(toId(c.req.query('productId')) ?? 0)
        : model.listsById.get(toId(listId) ?? 0);
    if (!item)
      throw new ApiError('not-found', listId === undefined ? 'Produto não encontrado.' : 'Kit não encontrado.');
    return c.json(toRecommendedShowcase(model, item, toShopId(c.req, model)));
  });

  routes.get('/showcase/products/:hash', cacheable, (c) => {
    const model = catalogue.current();
    const showcase = model.content.showcases.get(c.req.param('hash'));
    if (!showcase) throw new ApiError('not-found', 'Vitrine não encontrada.');
    return c.json(toShowcase(model, showcase, toShopId(c.req, model)));
  });

  return routes;
}

/** Ids separated by `;`; anything else is ignored. */
function listIds(value = ''): number[] {
  return value.split(';').flatMap((id) => toId(id) ?? []);
}

function toId(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : undefined;
}

/** Undefined without a parameter; an invalid id becomes one that does not exist. */
function toLevelId(value: string | undefined): number | undefined {
  return value === undefined || value === '' ? undefined : (toId(value) ?? -1);
}

/** Whole numbers are at least 1; other values count as absent. */
function toLimit(value: string | undefined, usual: number, most: number): number {
  return value !== undefined && /^-?\d+$/.test(value) ? Math.min(most, Math.max(1, Number(value))) : usual;
}
