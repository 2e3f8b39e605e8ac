// Settings, shops, menus, pages, brands and popups (contract 4.1 to 4.3, 4.10, 4.12).

import { Hono } from 'hono';
import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { CallResponse } from '#contract/calls.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { cacheControl } from '../../http/caching.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { findShopIdOfPath, toShopId } from '../../http/shop-query.ts';
import type { ReadModel } from '../published/model.ts';
import { getTargetOf, getShopId } from '../published/requested-address.ts';
import type { CatalogueSource } from '../published/source.ts';
import { toBrand } from '../published/wire.ts';
import { findPopup, listPopupLevels, toPopup } from './banners.ts';
import { toMenu } from './menus.ts';
import { toBrandIndex, toHomePage, toInstitutionalPage, toPageIndex } from './pages.ts';
import { createPlaceholders } from './placeholders.ts';
import { getSettings } from './settings.ts';

const cacheable = cacheControl('public, max-age=60');

/** Mounted below `/v2/front`; responses do not depend on the visitor. `paymentKinds` are those that are set up, the preferred one first. */
export function createContentRoutes(catalogue: CatalogueSource, paymentKinds: readonly PaymentKind[]) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/settings', cacheable, (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req, model);
    const { sistema, ...others } = getSettings(model, shopId);
    const aberto = paymentKinds.length > 0 && sistema.checkout.aberto !== false;
    const pagamento = { ...sistema.checkout.pagamento, formas: paymentKinds };
    const settings = { ...others, sistema: { ...sistema, checkout: { ...sistema.checkout, aberto, pagamento } } };
    return c.json({ ...settings, popups: listPopupLevels(model.content.popups, shopId) });
  });

  routes.get('/shops', cacheable, (c) => c.json({ lojas: catalogue.current().content.shops }));

  routes.get('/struct/menus/:hash', cacheable, (c) => {
    const model = catalogue.current();
    const menu = model.content.menus.get(c.req.param('hash'));
    if (!menu) throw new ApiError('not-found', 'Menu não encontrado.');
    return c.json(toMenu(model, menu));
  });

  routes.get('/struct/popup/:level{.+}', cacheable, (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req, model);
    const popup = findPopup(model.content.popups, c.req.param('level'), shopId);
    if (!popup) throw new ApiError('not-found', 'Nenhum aviso para esta página.');
    return c.json(toPopup(model.siteUrl, popup, createPlaceholders(model, shopId)));
  });

  routes.get('/url/home', cacheable, (c) => {
    const model = catalogue.current();
    const shopId = findShopIdOfPath(c.req.query('url') ?? '/', model) ?? getShopId(c.req, model);
    return c.json(toHomePage(model, shopId, paymentKinds.includes('pix')));
  });

  routes.get('/url/page', cacheable, (c) => {
    const model = catalogue.current();
    const { page, path } = getTargetOf(model, c, 'page');
    const shopId = getShopId(c.req, model);
    if (page) return c.json(toInstitutionalPage(model, page, shopId));
    return c.json(path === sitePaths.brands ? toBrandIndex(model, shopId) : toPageIndex(model, shopId));
  });

  routes.get('/brands', cacheable, (c) => {
    const model = catalogue.current();
    return c.json(listBrands(model, toShopId(c.req, model), c.req.query('ativo') === 'true'));
  });

  return routes;
}

/** Sorted by name. */
function listBrands(model: ReadModel, shopId: string, onlyActive: boolean): CallResponse<'brands'> {
  const brands = model.brands.filter((brand) => brand.shops.has(shopId) && (brand.active || !onlyActive));
  return { marcas: brands.map((brand) => toBrand(model.siteUrl, brand)) };
}
