// The subject of a listing: a category, a brand, a landing page, or a search.

import type { ListingContent } from '#contract/listing.ts';
import type { Breadcrumb, PageLevel, Route } from '#contract/shared.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import { toBrandCrumbs, toCategoryCrumbs, toCrumbs } from '../published/breadcrumbs.ts';
import { toBrandRoute, toCategoryRoute, toLandingPageRoute, toParagraph, toRoute, toUrl } from '../published/links.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueLandingPage, ReadModel } from '../published/model.ts';
import { toPageTitle, toSummary } from '../published/seo.ts';
import { listCategoryTrail, toBrand } from '../published/wire.ts';
import { toPathWithQuery } from './listing-query.ts';
import { createBrandScope, createCategoryScope, createLandingPageScope, type Scope } from './scopes.ts';

export interface ListingSubject {
  level: PageLevel;
  route: Route;
  /** Path of the first page; that of a search includes its text. */
  canonicalPath: string;
  title: string;
  description: string;
  keywords: string;
  indexable: boolean;
  breadcrumb: Breadcrumb[];
  content: Pick<ListingContent, 'categoria' | 'marca' | 'landingPage'>;
  category: CatalogueCategory | undefined;
  picture?: PictureMaster | undefined;
  scope: Scope;
}

/** The title names the levels from the category up; an offers level uses the texts of the category that it mirrors. */
export function toCategorySubject(model: ReadModel, category: CatalogueCategory, shopId: string): ListingSubject {
  const names = listCategoryTrail(category).map(({ name }) => name);
  const description = category.intro || (category.mirrors ?? category).intro;
  const scope = createCategoryScope(model, category, shopId);
  return {
    level: 'product/listing/category',
    route: toCategoryRoute(category),
    canonicalPath: category.path,
    title: toPageTitle(model, names.toReversed().join(' - '), shopId),
    description: toSummary(description),
    keywords: names.join(', '),
    // Offers come and go; a category stays in the results while its products are away.
    indexable: !category.isOffers || scope.members.length > 0,
    breadcrumb: toCategoryCrumbs(model.siteUrl, category),
    content: {
      categoria: {
        id: category.id,
        nome: category.name,
        nivel: category.level,
        descricoes: { curta: toParagraph(category.intro), longa: category.text },
      },
    },
    category,
    scope,
  };
}

/** `descricoes.longa` holds the brand’s story. */
export function toBrandSubject(model: ReadModel, brand: CatalogueBrand, shopId: string): ListingSubject {
  return {
    level: 'product/listing/brand',
    route: toBrandRoute(brand),
    canonicalPath: brand.path,
    title: toPageTitle(model, brand.name, shopId),
    description: toSummary(brand.story),
    keywords: brand.name,
    indexable: true,
    breadcrumb: toBrandCrumbs(model.siteUrl, brand),
    content: { marca: { ...toBrand(model.siteUrl, brand), descricoes: { curta: '', longa: brand.story } } },
    category: undefined,
    picture: brand.picture,
    scope: createBrandScope(model, brand, shopId),
  };
}

/** The merchant’s own title and description override generated ones. */
export function toLandingPageSubject(model: ReadModel, page: CatalogueLandingPage, shopId: string): ListingSubject {
  const route = toLandingPageRoute(page);
  return {
    level: 'product/listing/landing-page',
    route,
    canonicalPath: page.path,
    title: page.seoTitle || toPageTitle(model, page.name, shopId),
    description: page.seoDescription || toSummary(page.intro),
    keywords: page.name,
    indexable: page.indexable,
    breadcrumb: toCrumbs(model.siteUrl, [{ label: page.name, route }]),
    content: {
      landingPage: { id: page.id, nome: page.name, descricoes: { curta: toParagraph(page.intro), longa: page.text } },
    },
    category: undefined,
    scope: createLandingPageScope(model, page, shopId),
  };
}

/** The canonical address has only the text, in normalised letters. */
export function toSearchSubject(
  model: ReadModel,
  text: string,
  scope: Scope,
  { shopId, indexable }: { shopId: string; indexable: boolean },
): ListingSubject {
  const route = toRoute('product/listing/search', sitePaths.search);
  const canonicalPath = toPathWithQuery(sitePaths.search, text === '' ? {} : { busca: text.toLowerCase() });
  const label = text === '' ? 'Busca' : `Busca: ${text}`;
  const crumbs = toCrumbs(model.siteUrl, [{ label, route }]);
  return {
    level: 'product/listing/search',
    route,
    canonicalPath,
    title: toPageTitle(model, label, shopId),
    description: '',
    keywords: text,
    indexable,
    breadcrumb: crumbs.map((crumb) => (crumb.atual ? { ...crumb, url: toUrl(model.siteUrl, canonicalPath) } : crumb)),
    content: {},
    category: undefined,
    scope,
  };
}
