// Row types of the content side: menus, pages, banners, showcases, popups, settings, redirects.

import type { Generated } from 'kysely';
import type { Flag } from './catalogue.ts';
import type { Origin } from './installation.ts';

export interface MenuRow {
  id: Generated<number>;
  hash: string;
  name: string;
  origin: Generated<Origin>;
}

export interface MenuItemRow {
  id: Generated<number>;
  menu_id: number;
  parent_id: number | null;
  position: number;
  label: string;
  /** Path inside the shop, absolute URL, or empty. */
  link: string;
  opens_new_tab: Flag;
  category_id: number | null;
  highlighted: Flag;
  picture_key: string | null;
}

export interface PageRow {
  id: Generated<number>;
  slug: string;
  title: string;
  html: string;
  seo_title: string;
  seo_description: string;
  indexable: Flag;
  position: number;
  updated_at: number;
  origin: Generated<Origin>;
}

export interface LandingPageRow {
  id: Generated<number>;
  slug: string;
  name: string;
  intro: string;
  text: string;
  seo_title: string;
  seo_description: string;
  indexable: Flag;
  origin: Generated<Origin>;
}

export interface LandingPageProductRow {
  landing_page_id: number;
  product_id: number;
  position: number;
}

export interface LandingPageListRow {
  landing_page_id: number;
  list_id: number;
}

/** A place for banners; a known place may be empty, an unknown one returns 404. */
export interface BannerPlaceRow {
  hash: string;
  name: string;
  origin: Generated<Origin>;
}

export interface BannerRow {
  id: Generated<number>;
  place_hash: string;
  /** Null for both shops. */
  shop_id: string | null;
  /** Category, brand or page id that it is limited to, or null. */
  level_id: number | null;
  name: string;
  eyebrow: string;
  title: string;
  text: string;
  button: string;
  alternative: string;
  link: string;
  desktop_picture_key: string | null;
  mobile_picture_key: string | null;
  position: number;
  starts_at: number;
  /** Null: without an end. */
  ends_at: number | null;
  origin: Generated<Origin>;
}

export interface ShowcaseRow {
  id: Generated<number>;
  hash: string;
  level: string;
  title: string;
  heading_tag: string;
  /** `manual`, `popular`, `new` or `offers`. */
  rule: string;
  size: number;
  origin: Generated<Origin>;
}

export interface ShowcaseProductRow {
  showcase_id: number;
  product_id: number;
  position: number;
}

export interface PopupRow {
  id: Generated<number>;
  /** Page level such as `home` or `product/detail`. */
  level: string;
  shop_id: string | null;
  title: string;
  html: string;
  picture_key: string | null;
  link: string;
  delay_ms: number;
  button: Generated<string>;
  /** Days after which a shopper may see it again; null = never. */
  repeat_after_days: number | null;
  active: Flag;
  origin: Generated<Origin>;
}

export interface SettingRow {
  key: string;
  value_json: string;
  origin: Generated<Origin>;
}

export interface RedirectRow {
  from_path: string;
  to_path: string;
  status: number;
  origin: Generated<Origin>;
}
