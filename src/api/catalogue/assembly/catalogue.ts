// Converts rows to the catalogue in memory: linked objects, and the indexes for listings.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sitePaths } from '#contract/site-paths.ts';
import type {
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueLandingPage,
  CatalogueList,
  CatalogueProduct,
} from '../published/model.ts';
import { buildCategories } from './categories.ts';
import { buildFacetIndex, buildFacetTerms } from './facets.ts';
import { buildLists } from './lists.ts';
import { buildProducts } from './products.ts';
import type { CatalogueRows, ProductRows } from './queries.ts';

/** Takes time in proportion to the products; runs at start and after a change, never in a request. */
export async function buildCatalogue(
  rows: CatalogueRows,
  productRows: AsyncIterable<ProductRows>,
): Promise<CatalogueData> {
  const pictures = new Map(rows.pictures.map(({ key, hash }) => [key, { key, hash }]));
  const brands = buildBrands(rows, (key) => pictures.get(key));
  const brandsById = new Map(brands.map((brand) => [brand.id, brand]));
  const taxonomy = buildCategories(rows.categories);
  const facets = buildFacetTerms(rows, brands, taxonomy.categories);
  const surroundings = { pictures, brandsById, categoriesById: taxonomy.categoriesById, facets };
  const products = await buildProducts(rows, productRows, surroundings);
  const productsById = new Map(products.map((product) => [product.id, product]));
  // Requests are served between these steps.
  await yieldToEventLoop();
  const categoryMembers = buildMembers(rows, productsById, taxonomy.categoriesById);
  await yieldToEventLoop();
  const lists = buildLists(rows, productsById, surroundings);
  const facetIndex = await buildFacetIndex(facets, { products, lists, categoryMembers });
  await yieldToEventLoop();
  const listsById = new Map(lists.map((list) => [list.id, list]));
  const landingPages = buildLandingPages(rows, productsById, listsById);
  return {
    shops: rows.shops,
    ...taxonomy,
    categoryMembers,
    brands,
    brandsById,
    brandsBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
    products,
    productsById,
    productsBySlug: new Map(products.map((product) => [product.slug, product])),
    lists,
    items: [...products, ...lists],
    listsById,
    listsBySlug: new Map(lists.map((list) => [list.slug, list])),
    landingPagesBySlug: new Map(landingPages.map((page) => [page.slug, page])),
    pairOwners: buildPairOwners(rows),
    facets: facetIndex,
  };
}

function buildBrands(rows: CatalogueRows, findPicture: (key: string) => CatalogueBrand['picture']): CatalogueBrand[] {
  const shops = Map.groupBy(rows.brandShops, (row) => row.brand_id);
  return rows.brands
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      path: `${sitePaths.brands}/${row.slug}`,
      name: row.name,
      story: row.story,
      active: row.active === 1,
      picture: findPicture(row.picture_key ?? ''),
      shops: new Set(shops.get(row.id)?.map((shop) => shop.shop_id)),
    }))
    .toSorted((first, second) => first.name.localeCompare(second.name, 'pt-BR') || first.id - second.id);
}

/** A product belongs to its main category, to its further ones and to all their ancestors. */
function buildMembers(
  rows: CatalogueRows,
  productsById: ReadonlyMap<number, CatalogueProduct>,
  categoriesById: ReadonlyMap<number, CatalogueCategory>,
): Map<number, Int32Array> {
  const places = new Map<number, Set<number>>();
  const add = (product: CatalogueProduct | undefined, start: CatalogueCategory | undefined): void => {
    for (let category = start; product && category; category = category.parent) {
      const members = places.get(category.id);
      if (members) members.add(product.index);
      else places.set(category.id, new Set([product.index]));
    }
  };
  for (const product of productsById.values()) add(product, product.category);
  for (const row of rows.productCategories) {
    add(productsById.get(row.product_id), categoriesById.get(row.category_id));
  }
  return new Map([...places].map(([id, members]) => [id, Int32Array.from(members).toSorted()]));
}

function buildPairOwners({ combinations }: CatalogueRows): Map<number, number[]> {
  const pairs = Map.groupBy(combinations, (row) => row.other_product_id);
  return new Map([...pairs].map(([id, rows]) => [id, rows.map((row) => row.product_id)]));
}

function buildLandingPages(
  rows: CatalogueRows,
  productsById: ReadonlyMap<number, CatalogueProduct>,
  listsById: ReadonlyMap<number, CatalogueList>,
): CatalogueLandingPage[] {
  const products = Map.groupBy(rows.landingPageProducts, (row) => row.landing_page_id);
  const lists = Map.groupBy(rows.landingPageLists, (row) => row.landing_page_id);
  return rows.landingPages.map((row) => ({
    id: row.id,
    slug: row.slug,
    path: `${sitePaths.landingPages}/${row.slug}`,
    name: row.name,
    intro: row.intro,
    text: row.text,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    indexable: row.indexable === 1,
    members: Int32Array.from([
      ...(products.get(row.id) ?? []).flatMap(({ product_id }) => productsById.get(product_id)?.index ?? []),
      ...(lists.get(row.id) ?? []).flatMap(({ list_id }) => listsById.get(list_id)?.index ?? []),
    ]),
  }));
}
