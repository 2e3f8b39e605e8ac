// Resolves an address of the shop, in any of its forms, to its page (contract 3.1).

import type { PageLevel } from '#contract/shared.ts';
import { sitePaths, toShopHomePath } from '#contract/site-paths.ts';
import { mainShopId } from '../../http/shop-query.ts';
import type { ContentPage } from './content-model.ts';
import type {
  CatalogueBrand,
  CatalogueCategory,
  CatalogueLandingPage,
  CatalogueList,
  CatalogueProduct,
  ReadModel,
} from './model.ts';

export type AddressTarget =
  | { level: 'home'; path: string }
  | { level: 'product/detail'; path: string; product: CatalogueProduct }
  | { level: 'product/listing/category'; path: string; category: CatalogueCategory }
  | { level: 'product/listing/brand'; path: string; brand: CatalogueBrand }
  | { level: 'product/listing/landing-page'; path: string; landingPage: CatalogueLandingPage }
  | { level: 'product/listing/search'; path: string }
  | { level: 'list/listing'; path: string }
  | { level: 'list/detail'; path: string; list: CatalogueList }
  /** Undefined on the index of pages and on that of brands. */
  | { level: 'page'; path: string; page: ContentPage | undefined };

export type TargetOf<Level extends PageLevel> = Extract<AddressTarget, { level: Level }>;

const maxAddressLength = 2048;
const maxSegments = 4;
const maxEncodings = 3;
const maxRedirects = 3;

/**
 * The canonical path, such as `/oleos-essenciais/citricos`, of an address with or without slashes, `.html`, percent
 * codes, capitals, query and host. Undefined for another site's address and for malformed ones.
 */
export function parseAddress(siteUrl: string, address: string): string | undefined {
  if (address.length > maxAddressLength) return undefined;
  const decoded = decodeFully(address.trim());
  const local = decoded === undefined ? undefined : stripHost(siteUrl, decoded);
  if (local === undefined || /^\/\/|[\\\p{Cc}]/u.test(local)) return undefined;
  const [path = ''] = local.split(/[?#&]/, 1);
  const bare = path
    .toLowerCase()
    .replace(/^\//, '')
    .replace(/\/+$/, '')
    .replace(/\.html$/, '');
  const segments = bare === '' ? [] : bare.split('/');
  const isPlain = segments.length <= maxSegments && segments.every((segment) => segment !== '');
  return isPlain ? `/${segments.join('/')}` : undefined;
}

function decodeFully(address: string): string | undefined {
  let decoded = address;
  for (let round = 0; round < maxEncodings && /%[0-9a-f]{2}/i.test(decoded); round += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return undefined;
    }
  }
  return decoded;
}

function stripHost(siteUrl: string, address: string): string | undefined {
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  const url = URL.parse(address);
  const isOurs = url?.host === new URL(siteUrl).host && /^https?:$/.test(url.protocol);
  return isOurs ? url.pathname : undefined;
}

/** `path` is a result of `parseAddress`. Old addresses resolve to their redirects. */
export function findTarget(model: ReadModel, path: string): AddressTarget | undefined {
  let current = path;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const target = findRegistered(model, current);
    const next = model.content.redirects.get(current);
    if (target || next === undefined) return target;
    current = parseAddress(model.siteUrl, next) ?? '';
  }
  return undefined;
}

function findRegistered(model: ReadModel, path: string): AddressTarget | undefined {
  const [first = '', second, ...more] = path.slice(1).split('/');
  if (second === undefined) return findByWord(model, path) ?? findBySlug(model, path, first);
  const prefixed = more.length === 0 ? findByPrefix(model, path, first, second) : undefined;
  return prefixed ?? findCategory(model, path);
}

function findByWord(model: ReadModel, path: string): AddressTarget | undefined {
  switch (path) {
    case sitePaths.home:
      return { level: 'home', path };
    case sitePaths.search:
      return { level: 'product/listing/search', path };
    case sitePaths.lists:
      return { level: 'list/listing', path };
    case sitePaths.pages:
    case sitePaths.brands:
      return { level: 'page', path, page: undefined };
    default:
      return isShopHome(model, path) ? { level: 'home', path } : undefined;
  }
}

// Specification 1: `/loja-` and the id of a shop is its home.
function isShopHome(model: ReadModel, path: string): boolean {
  return model.shops.some((shop) => shop.id !== mainShopId && path === toShopHomePath(shop.id));
}

function findBySlug(model: ReadModel, path: string, slug: string): AddressTarget | undefined {
  const product = model.productsBySlug.get(slug);
  return product ? { level: 'product/detail', path, product } : findCategory(model, path);
}

function findCategory(model: ReadModel, path: string): AddressTarget | undefined {
  const category = model.categoriesByPath.get(path);
  return category && { level: 'product/listing/category', path, category };
}

function findByPrefix(model: ReadModel, path: string, prefix: string, slug: string): AddressTarget | undefined {
  switch (`/${prefix}`) {
    case sitePaths.brands: {
      const brand = model.brandsBySlug.get(slug);
      return brand && { level: 'product/listing/brand', path, brand };
    }
    case sitePaths.landingPages: {
      const landingPage = model.landingPagesBySlug.get(slug);
      return landingPage && { level: 'product/listing/landing-page', path, landingPage };
    }
    case sitePaths.lists: {
      const list = model.listsBySlug.get(slug);
      return list && { level: 'list/detail', path, list };
    }
    case sitePaths.pages: {
      const page = model.content.pagesBySlug.get(slug);
      return page && { level: 'page', path, page };
    }
    default:
      return undefined;
  }
}
