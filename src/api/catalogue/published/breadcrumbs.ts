// Breadcrumbs from the home page to a page.

import type { Breadcrumb, Route } from '#contract/shared.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { homeRoute, toBrandRoute, toCategoryRoute, toRoute, toUrl } from './links.ts';
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

export const brandIndexStop = { label: 'Marcas', route: toRoute('page', sitePaths.brands) };

export function toBrandCrumbs(siteUrl: string, brand: CatalogueBrand): Breadcrumb[] {
  return toCrumbs(siteUrl, [brandIndexStop, { label: brand.name, route: toBrandRoute(brand) }]);
}
