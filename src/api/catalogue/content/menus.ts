// Menus on the wire: absolute links, with a route object for pages of the shop (contract 4.2).

import type { Menu } from '#contract/content.ts';
import type { Route, RouteOrEmpty } from '#contract/shared.ts';
import { isShopHomePath } from '#contract/site-paths.ts';
import { mainShopId } from '../../http/shop-query.ts';
import { type AddressTarget, findTarget, parseAddress } from '../published/addresses.ts';
import type { ContentMenu, ContentMenuItem } from '../published/content-model.ts';
import {
  toBrandRoute,
  toCategoryRoute,
  toLandingPageRoute,
  toListRoute,
  toPictureUrl,
  toProductRoute,
  toRoute,
  toUrl,
} from '../published/links.ts';
import type { ReadModel } from '../published/model.ts';
import { createPlaceholders } from './placeholders.ts';

/** Three levels; links of a second shop's menus stay in that shop. */
export function toMenu(model: ReadModel, menu: ContentMenu): Menu {
  const sideShop = model.shops.find((shop) => shop.id !== mainShopId && menu.hash.startsWith(`${shop.id}-`));
  const { fill } = createPlaceholders(model, sideShop?.id ?? mainShopId);
  /** Without the items whose promise does not hold now. */
  const list = (items: readonly ContentMenuItem[]) =>
    items.flatMap((item) => {
      const label = fill(item.label);
      return label === undefined ? [] : [{ ...item, label }];
    });
  const toItem = (item: ContentMenuItem) => toMenuItem(model, item, sideShop?.id);
  return {
    id: menu.id,
    hash: menu.hash,
    nome: menu.name,
    menu: list(menu.items).map((first) => ({
      ...toItem(first),
      sub: list(first.items).map((second) => ({
        ...toItem(second),
        sub: list(second.items).map((third) => ({ ...toItem(third), sub: [] })),
      })),
    })),
  };
}

function toMenuItem(model: ReadModel, item: ContentMenuItem, shopId: string | undefined) {
  const category = item.categoryId === undefined ? undefined : model.categoriesById.get(item.categoryId);
  const link = toSiteLink(model.siteUrl, category?.path ?? item.link, shopId);
  return {
    label: item.label,
    link: link?.href ?? '',
    target: item.opensNewTab ? ('_blank' as const) : ('_self' as const),
    tipo: category ? ('categoria' as const) : ('personalizado' as const),
    idTipo: category?.id ?? 0,
    destaque: item.isHighlighted,
    rota: link ? findRoute(model, link) : {},
    icone: toPictureUrl(model.siteUrl, item.picture, 320, 'webp'),
    iconeOriginal: toPictureUrl(model.siteUrl, item.picture, 320, 'jpg'),
    svg: '',
  };
}

/** Undefined for `""` and for invalid addresses. */
function toSiteLink(siteUrl: string, link: string, shopId: string | undefined): URL | undefined {
  const url = link === '' ? null : URL.parse(link, toUrl(siteUrl, '/'));
  if (!url) return undefined;
  const isOurs = url.host === new URL(siteUrl).host;
  if (isOurs && shopId && !isShopHomePath(url.pathname)) url.searchParams.set('loja', shopId);
  return url;
}

function findRoute(model: ReadModel, link: URL): RouteOrEmpty {
  const path = parseAddress(model.siteUrl, link.href);
  const target = path === undefined ? undefined : findTarget(model, path);
  return target ? { ...toTargetRoute(target), query: Object.fromEntries(link.searchParams) } : {};
}

function toTargetRoute(target: AddressTarget): Route {
  switch (target.level) {
    case 'product/detail':
      return toProductRoute(target.product);
    case 'product/listing/category':
      return toCategoryRoute(target.category);
    case 'product/listing/brand':
      return toBrandRoute(target.brand);
    case 'product/listing/landing-page':
      return toLandingPageRoute(target.landingPage);
    case 'list/detail':
      return toListRoute(target.list);
    case 'page':
      return toRoute('page', target.path, target.page ? { pagina: target.page.slug } : {});
    case 'home':
    case 'list/listing':
    case 'product/listing/search':
      return toRoute(target.level, target.path);
  }
}
