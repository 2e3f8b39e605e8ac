// Menus, pages, landing pages, banners, showcases, popups, settings and redirects.

import { products } from '../data/all-products.ts';
import { gifts } from '../data/gifts.ts';
import { lists } from '../data/lists.ts';
import { menus } from '../data/menus.ts';
import { landingPages, pages } from '../data/pages.ts';
import { settings } from '../data/settings.ts';
import { bannerPlaces, banners, popups, redirects, showcases } from '../data/showcases.ts';
import { synonymGroups } from '../data/synonyms.ts';
import { daysFrom, getId, type CatalogueIndex } from './catalogue-index.ts';
import type { SeedLandingPage, SeedMenuItem } from './content-types.ts';
import { fillShopSettings } from './fill-shop-settings.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import type { SeedProduct } from './types.ts';

export async function seedContent(transaction: SeedTransaction, index: CatalogueIndex, now: Date): Promise<void> {
  await seedMenus(transaction, index);
  await seedPages(transaction, now);
  await seedLandingPages(transaction, index);
  await seedLandingPageLists(transaction, index);
  await seedBanners(transaction, index, now);
  await seedShowcases(transaction, index);
  await insertRows(
    transaction,
    'settings',
    Object.entries(settings).map(([key, value]) => ({ key, value_json: JSON.stringify(value) })),
  );
  await fillShopSettings(transaction);
  await insertRows(
    transaction,
    'redirects',
    redirects.map(({ from, to, status }) => ({ from_path: from, to_path: to, status })),
  );
  await insertRows(
    transaction,
    'synonyms',
    synonymGroups.map((group) => ({ words: group.join(';') })),
  );
}

/** Converts a category path to its address; in-app paths and absolute URLs are unchanged. */
function toLink(index: CatalogueIndex, to: string): { link: string; category_id: number | null } {
  if (to === '' || to.startsWith('/') || to.startsWith('https://')) {
    const fill = (_: string, name: string) => String(getId(index.filterValueIds, name));
    return { link: to.replaceAll(/\{([^{}]+)\}/g, fill), category_id: null };
  }
  return { link: `/${to}`, category_id: getId(index.categoryIds, to) };
}

async function seedMenus(transaction: SeedTransaction, index: CatalogueIndex) {
  await insertRows(
    transaction,
    'menus',
    menus.map(({ hash, name }, position) => ({ id: position + 1, hash, name })),
  );
  const rows: ReturnType<typeof toMenuItemRow>[] = [];
  const visit = (items: readonly SeedMenuItem[], menuId: number, parentId: number | null): void => {
    for (const [position, item] of items.entries()) {
      const row = toMenuItemRow(index, item, { id: rows.length + 1, menuId, parentId, position });
      rows.push(row);
      visit(item.sub ?? [], menuId, row.id);
    }
  };
  for (const [position, menu] of menus.entries()) visit(menu.items, position + 1, null);
  await insertRows(transaction, 'menu_items', rows);
}

interface MenuItemPlace {
  id: number;
  menuId: number;
  parentId: number | null;
  position: number;
}

function toMenuItemRow(index: CatalogueIndex, item: SeedMenuItem, place: MenuItemPlace) {
  const { link, category_id } = toLink(index, item.to);
  const pictureKey = item.picture ?? `categories/${item.to.replaceAll('/', '--')}`;
  return {
    id: place.id,
    menu_id: place.menuId,
    parent_id: place.parentId,
    position: place.position,
    label: item.label,
    link,
    category_id,
    opens_new_tab: item.newTab ? (1 as const) : (0 as const),
    highlighted: item.highlighted ? (1 as const) : (0 as const),
    picture_key: index.pictureKeys.has(pictureKey) ? pictureKey : null,
  };
}

async function seedPages(transaction: SeedTransaction, now: Date) {
  await insertRows(
    transaction,
    'pages',
    pages.map((page, position) => ({
      slug: page.slug,
      title: page.title,
      html: page.html,
      seo_title: '',
      seo_description: page.description,
      indexable: page.indexable === false ? (0 as const) : (1 as const),
      position,
      updated_at: daysFrom(now, -20),
    })),
  );
}

async function seedLandingPages(transaction: SeedTransaction, index: CatalogueIndex) {
  await insertRows(
    transaction,
    'landing_pages',
    landingPages.map((page, position) => ({
      id: position + 1,
      slug: page.slug,
      name: page.name,
      intro: page.intro,
      text: page.text,
      // Named after the shop that shows it.
      seo_title: '',
      seo_description: page.description,
      indexable: 1 as const,
    })),
  );
  await insertRows(
    transaction,
    'landing_page_products',
    landingPages.flatMap((page, position) =>
      products
        .filter((product) => isSelected(product, page.select))
        .map((product, order) => ({
          landing_page_id: position + 1,
          product_id: getId(index.productIds, product.slug),
          position: order,
        })),
    ),
  );
}

async function seedLandingPageLists(transaction: SeedTransaction, index: CatalogueIndex) {
  await insertRows(
    transaction,
    'landing_page_lists',
    landingPages.flatMap(({ select }, position) =>
      lists
        .filter(({ slug }) => select === 'gifts' && slug in gifts)
        .map(({ slug }) => ({ landing_page_id: position + 1, list_id: getId(index.listIds, slug) })),
    ),
  );
}

function isSelected(product: SeedProduct, select: SeedLandingPage['select']): boolean {
  if (select === 'gifts') return product.slug in gifts;
  if (select.maxPriceCents !== undefined && product.priceCents > select.maxPriceCents) return false;
  const labels = Object.values(product.filters).flat();
  const hasLabel = select.filterLabels?.some((label) => labels.includes(label)) ?? true;
  const isInCategory = select.categories?.some((path) => `${product.category}/`.startsWith(`${path}/`)) ?? true;
  return hasLabel && isInCategory && isPopular(product, select.mostPopularOfShop ?? Infinity);
}

/** Whether fewer than `count` products of one of its shops are more popular. */
function isPopular(product: SeedProduct, count: number): boolean {
  return product.shops.some(
    (shop) =>
      products.filter((other) => other.shops.includes(shop) && other.popularity > product.popularity).length < count,
  );
}

async function seedBanners(transaction: SeedTransaction, index: CatalogueIndex, now: Date) {
  const existing = (key: string | null): string | null => (key && index.pictureKeys.has(key) ? key : null);
  await insertRows(
    transaction,
    'banner_places',
    Object.entries(bannerPlaces).map(([hash, name]) => ({ hash, name })),
  );
  await insertRows(
    transaction,
    'banners',
    banners.map(({ toSeason, ...banner }, position) => ({
      place_hash: banner.place,
      shop_id: banner.shop,
      level_id: banner.category ? getId(index.categoryIds, banner.category) : null,
      name: banner.name,
      eyebrow: banner.eyebrow,
      title: banner.title,
      text: toSeason ? toSeason(now).text : banner.text,
      button: banner.button,
      alternative: banner.alternative,
      link: toLink(index, banner.to).link,
      desktop_picture_key: existing(banner.desktop),
      mobile_picture_key: existing(banner.mobile),
      position,
      starts_at: toSeason ? toSeason(now).startsAt : daysFrom(now, -10),
      ends_at: toSeason ? toSeason(now).endsAt : null,
    })),
  );
  await insertRows(
    transaction,
    'popups',
    popups.map((popup) => ({
      level: popup.level,
      shop_id: popup.shop,
      title: popup.title,
      html: popup.html,
      picture_key: existing(popup.picture),
      link: toLink(index, popup.to).link,
      button: popup.button,
      delay_ms: popup.delayMs,
      active: 1 as const,
    })),
  );
}

async function seedShowcases(transaction: SeedTransaction, index: CatalogueIndex) {
  await insertRows(
    transaction,
    'showcases',
    showcases.map(({ hash, level, title, rule, size }, position) => ({
      id: position + 1,
      hash,
      level,
      title,
      rule,
      size,
      heading_tag: 'h2',
    })),
  );
  await insertRows(
    transaction,
    'showcase_products',
    showcases.flatMap(({ products: slugs }, showcase) =>
      (slugs ?? []).map((slug, position) => ({
        showcase_id: showcase + 1,
        product_id: getId(index.productIds, slug),
        position,
      })),
    ),
  );
}
