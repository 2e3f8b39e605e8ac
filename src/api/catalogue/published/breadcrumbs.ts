// Breadcrumbs from the home page to a page.

import type { Breadcrumb, Route } from '#contract/shared.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { homeRoute, toBrandRoute, toCategoryRoute, toUrl } from './links.ts';
import type { CatalogueBrand, CatalogueCategory } from './model.ts';
import { listCategoryTrail } from './wire.ts';

interface Stop {
  label: string;
  route: Route;
}

/** The home page, then the stops; the last one is the page itself. */
export function toCrumbs(siteUrl: string, stops: readonly Stop[]): Breadcrumb[] {
  return [{ label: 'Início', route: homeRoute }, ...stops].map(({ label, route }, place) => ({
    label,
    url: toUrl(siteUrl, route.path),
    atual: place === stops.length,
    rota: route,
  }));
}

/** From the top level down to the category. */
export function listCategoryStops(category: CatalogueCategory): Stop[] {
  return listCategoryTrail(category).map((entry) => ({ label: entry.name, route: toCategoryRoute(entry) }));
}

/** One stop for each level. */
export function toCategoryCrumbs(siteUrl: string, category: CatalogueCategory): Breadcrumb[] {
  return toCrumbs(siteUrl, listCategoryStops(category));
}

/** The index of brands is a storefront page without a level: its route object is empty (contract 2.1). */
export function toBrandCrumbs(siteUrl: string, brand: CatalogueBrand): Breadcrumb[] {
  const crumbs = toCrumbs(siteUrl, [{ label: brand.name, route: toBrandRoute(brand) }]);
  return crumbs.toSpliced(1, 0, { label: 'Marcas', url: toUrl(siteUrl, sitePaths.brands), atual: false, rota: {} });
}
