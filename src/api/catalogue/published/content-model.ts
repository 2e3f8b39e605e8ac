// The merchant's content around the catalogue. This file: its types in memory.

import type { Settings } from '#contract/content.ts';
import type { Shop } from '#contract/shops.ts';
import type { PictureMaster } from '#rules/picture-path.ts';

export interface ContentMenuItem {
  label: string;
  /** Path inside the shop, absolute URL, or empty. */
  link: string;
  opensNewTab: boolean;
  categoryId: number | undefined;
  isHighlighted: boolean;
  picture: PictureMaster | undefined;
  items: readonly ContentMenuItem[];
}

export interface ContentMenu {
  id: number;
  hash: string;
  name: string;
  items: readonly ContentMenuItem[];
}

export interface ContentPage {
  id: number;
  slug: string;
  /** `/pagina/{slug}` */
  path: string;
  title: string;
  html: string;
  seoTitle: string;
  seoDescription: string;
  indexable: boolean;
  updatedAt: number;
}

export interface ContentBanner {
  id: number;
  /** Undefined for both shops. */
  shopId: string | undefined;
  levelId: number | undefined;
  name: string;
  eyebrow: string;
  title: string;
  text: string;
  button: string;
  alternative: string;
  link: string;
  desktop: PictureMaster | undefined;
  mobile: PictureMaster | undefined;
  /** In force from `startsAt` on and before `endsAt`, epoch milliseconds. */
  startsAt: number;
  endsAt: number | undefined;
}

export interface ContentShowcase {
  id: number;
  hash: string;
  level: string;
  title: string;
  headingTag: string;
  rule: string;
  size: number;
  /** The products of a manual showcase, in the merchant's order. */
  productIds: readonly number[];
}

export interface ContentPopup {
  id: number;
  level: string;
  shopId: string | undefined;
  title: string;
  html: string;
  picture: PictureMaster | undefined;
  link: string;
  button: string;
  delayMs: number;
  repeatAfterDays: number | undefined;
}

export interface ShopContent {
  settings: Settings;
  /** Only shops that have settings of their own are in it. */
  settingsByShop: ReadonlyMap<string, Settings>;
  /** In display order; the first one is the main shop. */
  shops: readonly Shop[];
  menus: ReadonlyMap<string, ContentMenu>;
  /** In display order. */
  pages: readonly ContentPage[];
  pagesBySlug: ReadonlyMap<string, ContentPage>;
  /** Banners by place; a known place without banners has an empty list. */
  banners: ReadonlyMap<string, readonly ContentBanner[]>;
  showcases: ReadonlyMap<string, ContentShowcase>;
  popups: readonly ContentPopup[];
  /** What social networks show of pages without a picture of their own, by shop. */
  sharePictures: ReadonlyMap<string, PictureMaster>;
  /** Redirects from old paths to current ones. */
  redirects: ReadonlyMap<string, string>;
}
