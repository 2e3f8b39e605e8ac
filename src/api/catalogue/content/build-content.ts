// Converts rows to the content in memory.

import { sitePaths } from '#contract/site-paths.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import { buildShops } from '../../http/shop-settings.ts';
import type {
  ContentBanner,
  ContentMenuItem,
  ContentPage,
  ContentPopup,
  ContentShowcase,
  ShopContent,
} from '../published/content-model.ts';
import type { ContentRows } from './queries.ts';
import { buildSettings } from './settings.ts';

type FindPicture = (key: string | null) => PictureMaster | undefined;

/** Throws when a setting does not match the contract. */
export function buildContent(rows: ContentRows): ShopContent {
  const pictures = new Map(rows.pictures.map(({ key, hash }) => [key, { key, hash }]));
  const findPicture: FindPicture = (key) => pictures.get(key ?? '');
  const banners = Map.groupBy(rows.banners, (row) => row.place_hash);
  const pages = rows.pages.map(toPage);
  return {
    ...buildSettings(rows.settings, rows.storeRating),
    shops: buildShops(rows),
    menus: buildMenus(rows, findPicture),
    pages,
    pagesBySlug: new Map(pages.map((page) => [page.slug, page])),
    banners: new Map(
      rows.bannerPlaces.map(({ hash }) => [hash, (banners.get(hash) ?? []).map((row) => toBanner(row, findPicture))]),
    ),
    showcases: buildShowcases(rows),
    popups: rows.popups.map((row) => toPopup(row, findPicture)),
    sharePictures: listSharePictures(pictures),
    redirects: new Map(rows.redirects.map((row) => [row.from_path, row.to_path])),
  };
}

const sharePictureKey = 'banners/open-graph-';

/** The key of a shop's picture ends with the shop's id. */
function listSharePictures(pictures: ReadonlyMap<string, PictureMaster>): ShopContent['sharePictures'] {
  const shared = [...pictures].filter(([key]) => key.startsWith(sharePictureKey));
  return new Map(shared.map(([key, picture]) => [key.slice(sharePictureKey.length), picture]));
}

function buildMenus(rows: ContentRows, findPicture: FindPicture): ShopContent['menus'] {
  const itemsByMenu = Map.groupBy(rows.menuItems, (row) => row.menu_id);
  return new Map(
    rows.menus.map((menu) => {
      const childrenByParent = Map.groupBy(itemsByMenu.get(menu.id) ?? [], (row) => row.parent_id);
      const build = (parentId: number | null): ContentMenuItem[] =>
        (childrenByParent.get(parentId) ?? []).map((row) => ({
          label: row.label,
          link: row.link,
          opensNewTab: row.opens_new_tab === 1,
          categoryId: row.category_id ?? undefined,
          isHighlighted: row.highlighted === 1,
          picture: findPicture(row.picture_key),
          items: build(row.id),
        }));
      return [menu.hash, { id: menu.id, hash: menu.hash, name: menu.name, items: build(null) }];
    }),
  );
}

function buildShowcases(rows: ContentRows): ReadonlyMap<string, ContentShowcase> {
  const products = Map.groupBy(rows.showcaseProducts, (row) => row.showcase_id);
  return new Map(
    rows.showcases.map((row) => [
      row.hash,
      {
        id: row.id,
        hash: row.hash,
        level: row.level,
        title: row.title,
        headingTag: row.heading_tag,
        rule: row.rule,
        size: row.size,
        productIds: (products.get(row.id) ?? []).map(({ product_id }) => product_id),
      },
    ]),
  );
}

function toPage(row: ContentRows['pages'][number]): ContentPage {
  return {
    id: row.id,
    slug: row.slug,
    path: `${sitePaths.pages}/${row.slug}`,
    title: row.title,
    html: row.html,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    indexable: row.indexable === 1,
    updatedAt: row.updated_at,
  };
}

function toBanner(row: ContentRows['banners'][number], findPicture: FindPicture): ContentBanner {
  return {
    id: row.id,
    shopId: row.shop_id ?? undefined,
    levelId: row.level_id ?? undefined,
    name: row.name,
    eyebrow: row.eyebrow,
    title: row.title,
    text: row.text,
    button: row.button,
    alternative: row.alternative,
    link: row.link,
    desktop: findPicture(row.desktop_picture_key),
    mobile: findPicture(row.mobile_picture_key),
    startsAt: row.starts_at,
    endsAt: row.ends_at ?? undefined,
  };
}

function toPopup(row: ContentRows['popups'][number], findPicture: FindPicture): ContentPopup {
  return {
    id: row.id,
    level: row.level,
    shopId: row.shop_id ?? undefined,
    title: row.title,
    html: row.html,
    picture: findPicture(row.picture_key),
    link: row.link,
    button: row.button,
    delayMs: row.delay_ms,
    repeatAfterDays: row.repeat_after_days ?? undefined,
  };
}
