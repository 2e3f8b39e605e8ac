// Row types of the catalogue. Money is integer centavos, instants are epoch milliseconds, flags are 0 or 1, JSON is text.

import type { Generated } from 'kysely';
import type { Origin } from './installation.ts';

export type Flag = 0 | 1;

export interface ShopRow {
  id: string;
  name: string;
  position: number;
  origin: Generated<Origin>;
}

export interface PictureRow {
  /** A key such as `products/oleo-essencial-de-lavanda-francesa-1`. */
  key: string;
  hash: string;
  width: number;
  height: number;
  color: string;
}

export interface BrandRow {
  id: Generated<number>;
  slug: string;
  name: string;
  story: string;
  picture_key: string | null;
  active: Flag;
  origin: Generated<Origin>;
}

export interface BrandShopRow {
  brand_id: number;
  shop_id: string;
}

export interface CategoryRow {
  id: Generated<number>;
  parent_id: number | null;
  slug: string;
  /** Slugs from the root, joined by `/`. */
  path: string;
  name: string;
  /** 1 to 4. */
  level: number;
  position: number;
  intro: string;
  text: string;
  picture_key: string | null;
  /** 1 for the offers category, whose sub-levels mirror the tree. */
  is_offers: Flag;
  origin: Generated<Origin>;
}

export interface ProductRow {
  id: Generated<number>;
  slug: string;
  name: string;
  sku: string;
  ean: string;
  mpn: string;
  /** Eight digits (Nomenclatura Comum do Mercosul); empty if unknown. */
  ncm: Generated<string>;
  brand_id: number;
  category_id: number;
  price_cents: number;
  list_price_cents: number | null;
  on_request: Flag;
  indexable: Flag;
  short_text: string;
  long_html: string;
  how_to_use_html: string;
  /** The product as it is posted, like its sizes; 0 = unknown. */
  weight_grams: number;
  height_cm: Generated<number>;
  width_cm: Generated<number>;
  length_cm: Generated<number>;
  popularity: number;
  launched_at: number;
  active: Flag;
  origin: Generated<Origin>;
}

export interface ProductShopRow {
  product_id: number;
  shop_id: string;
}

export interface ProductCategoryRow {
  product_id: number;
  category_id: number;
}

/** Safety verdicts: `safe`, `caution`, `avoid` or `unknown`; unknown is never shown as safe. */
export interface ProductFactsRow {
  product_id: number;
  botanical_name: string | null;
  plant_part: string | null;
  origin: string | null;
  extraction: string | null;
  inci: string | null;
  allergens_json: string;
  dilution: string | null;
  pregnancy: string;
  children: string;
  pets: string;
  phototoxic: string;
  warnings: string | null;
  regulatory_purpose: string | null;
}

export interface AttributeRow {
  id: Generated<number>;
  name: string;
  /** `simples`: units on one page; `unico`: sibling pages. */
  kind: string;
  origin: Generated<Origin>;
}

export interface AttributeValueRow {
  id: Generated<number>;
  attribute_id: number;
  label: string;
  position: number;
}

export interface VariantRow {
  id: Generated<number>;
  product_id: number;
  attribute_value_id: number;
  sku: string;
  price_cents: number;
  list_price_cents: number | null;
  /** Null where it is that of the product. */
  weight_grams: number | null;
  height_cm: number | null;
  width_cm: number | null;
  length_cm: number | null;
  position: number;
}

export interface SiblingGroupRow {
  id: Generated<number>;
  slug: string;
  attribute_id: number;
  origin: Generated<Origin>;
}

export interface ProductSiblingRow {
  product_id: number;
  group_id: number;
  attribute_value_id: number;
}

export interface FilterRow {
  id: Generated<number>;
  name: string;
  position: number;
  origin: Generated<Origin>;
}

export interface FilterValueRow {
  id: Generated<number>;
  filter_id: number;
  label: string;
  position: number;
}

export interface ProductFilterValueRow {
  product_id: number;
  filter_value_id: number;
  /** Among the product's values of one filter. */
  position: Generated<number>;
}

export interface PriceScheduleRow {
  id: Generated<number>;
  product_id: number;
  name: string;
  price_cents: number;
  starts_at: number;
  ends_at: number;
}

export interface ProductPictureRow {
  id: Generated<number>;
  product_id: number;
  position: number;
  picture_key: string;
  alternative: string;
}

export interface BadgeRow {
  id: Generated<number>;
  label: string;
  text_color: string;
  background_color: string;
  position: number;
  origin: Generated<Origin>;
}

export interface ProductBadgeRow {
  product_id: number;
  badge_id: number;
}

/** Two products bought together: the other one costs less. `discount` is in percent or centavos by `discount_kind`. */
export interface CombinationRow {
  id: Generated<number>;
  product_id: number;
  other_product_id: number;
  discount_kind: string;
  discount: number;
}

export interface ListRow {
  id: Generated<number>;
  slug: string;
  name: string;
  sku: string;
  /** `aberta`, `fechada` or `lista`. */
  kind: string;
  short_text: string;
  long_html: string;
  discount_percent: number;
  can_choose_value: Flag;
  picture_key: string | null;
  popularity: number;
  active: Flag;
  origin: Generated<Origin>;
}

/** Besides the one of its card, `lists.picture_key`. */
export interface ListPictureRow {
  id: Generated<number>;
  list_id: number;
  position: number;
  picture_key: string;
  alternative: string;
}

export interface ListShopRow {
  list_id: number;
  shop_id: string;
}

/** Besides the filter values that all its products have. */
export interface ListFilterValueRow {
  list_id: number;
  filter_value_id: number;
}

export interface ListPartRow {
  id: Generated<number>;
  list_id: number;
  product_id: number;
  attribute_value_id: number | null;
  quantity: number;
  position: number;
}

/** What a change of the published catalogue or its content concerns. `all` for what has no kind of its own. */
export type ChangeKind = 'price' | 'product' | 'list' | 'page' | 'banner' | 'menu' | 'setting' | 'all';

/** A change for the read models to apply, written in the transaction that makes it. */
export interface CatalogueChangeRow {
  id: Generated<number>;
  kind: ChangeKind;
  /** Id of the product, list, page, banner or menu; 0 for other kinds. */
  row_id: number;
  created_at: number;
}
