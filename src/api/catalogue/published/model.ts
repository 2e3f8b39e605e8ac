// The published catalogue in memory, from which all reads are served. This file: its types; money is in centavos.

import type { OrderLabel } from '#contract/listing.ts';
import type { ProductCard } from '#contract/product.ts';
import type { DeviceFactsRow } from '#database/schema/product-proof.ts';
import type { ParcelSize } from '#rules/freight.ts';
import type { PictureMaster } from '#rules/picture-path.ts';
import type { PricedUnit, ScheduledPrice, UnitPrice } from '#rules/prices/schedule.ts';
import type { ProductCare } from './care.ts';
import type { ShopContent } from './content-model.ts';
import type { SearchIndex } from './search-index.ts';

export interface CatalogueShop {
  id: string;
  name: string;
}

export interface CatalogueBrand {
  id: number;
  slug: string;
  /** `/marcas/{slug}` */
  path: string;
  name: string;
  /** HTML. */
  story: string;
  active: boolean;
  picture: PictureMaster | undefined;
  shops: ReadonlySet<string>;
}

export interface CatalogueCategory {
  id: number;
  slug: string;
  /** With a leading slash. */
  path: string;
  name: string;
  /** 1 to 4. */
  level: number;
  intro: string;
  /** HTML. */
  text: string;
  parent: CatalogueCategory | undefined;
  children: readonly CatalogueCategory[];
  /** True below the offers category: lists only products below their "from" price. */
  isOffers: boolean;
  /** For an offers level: the category that it mirrors. */
  mirrors: CatalogueCategory | undefined;
}

/** A unit as it is posted; equal ones share one object. */
export interface UnitParcel {
  grams: number;
  /** Undefined unless all three are known. */
  size: ParcelSize | undefined;
}

/** A unit that can be added to a cart: the product itself, or one of its simple values. */
export interface ProductUnit extends PricedUnit {
  /** 0 = the product itself. */
  attributeValueId: number;
  label: string;
  sku: string;
  stock: number;
  parcel: UnitParcel;
}

export interface PriceSchedule extends ScheduledPrice {
  id: number;
  name: string;
}

export interface ProductPicture extends PictureMaster {
  id: number;
  alternative: string;
}

export interface CatalogueBadge {
  id: number;
  label: string;
  textColor: string;
  backgroundColor: string;
}

/** Published ratings: the mean from 1 to 5 (0 when there are none) and how many. */
export interface RatingSummary {
  mean: number;
  count: number;
}

/** A value to filter listings by: a brand, a filter value or an attribute value. */
export interface FacetTerm {
  /** Position among all terms. */
  index: number;
  key: 'categoria' | 'marca' | 'filtro' | 'atributo';
  id: number;
  label: string;
  /** Position among all groups; terms of one group are alternatives to each other. */
  group: number;
}

export interface FacetGroup {
  key: FacetTerm['key'];
  id: number;
  name: string;
  /** In display order. */
  terms: readonly FacetTerm[];
  /** Listings with fewer values of it do not offer it. */
  minValues: number;
}

export interface SiblingGroup {
  id: number;
  attributeId: number;
  attributeName: string;
  /** In display order. */
  members: readonly SiblingMember[];
}

export interface SiblingMember {
  attributeValueId: number;
  label: string;
  product: CatalogueProduct;
}

export interface CatalogueProduct {
  /** Position in `products` and in `items`, the key of every array of the model. */
  index: number;
  id: number;
  slug: string;
  /** `/{slug}` */
  path: string;
  name: string;
  sku: string;
  ean: string;
  mpn: string;
  botanicalName: string;
  /** Plain text. */
  shortText: string;
  brand: CatalogueBrand;
  category: CatalogueCategory;
  shops: ReadonlySet<string>;
  onRequest: boolean;
  indexable: boolean;
  popularity: number;
  launchedAt: number;
  /** The product itself, or its simple values in display order; never empty. */
  units: readonly [ProductUnit, ...ProductUnit[]];
  /** The preselected unit: the first in stock, else the first. */
  defaultUnit: ProductUnit;
  /** The attribute that distinguishes the units; undefined for a single unnamed unit. */
  attribute: { id: number; name: string } | undefined;
  schedules: readonly PriceSchedule[];
  pictures: readonly ProductPicture[];
  badges: readonly CatalogueBadge[];
  rating: RatingSummary;
  care: ProductCare;
  /** Electric devices have these facts. */
  device: DeviceFactsRow | undefined;
  /** Filter values only; brand and attributes have their own fields. */
  filterTerms: readonly { filterId: number; filterName: string; term: FacetTerm }[];
  siblings: SiblingGroup | undefined;
}

export interface ListPart {
  product: CatalogueProduct;
  /** The preselected unit. */
  unit: ProductUnit;
  quantity: number;
}

/** A kit (`aberta`, `fechada`) or a curated list (`lista`). */
export interface CatalogueList {
  /** Position in `items`. */
  index: number;
  id: number;
  slug: string;
  /** `/lista/{slug}` */
  path: string;
  name: string;
  sku: string;
  kind: 'aberta' | 'fechada' | 'lista';
  shortText: string;
  longHtml: string;
  /** Discount on the sum of the parts. */
  discountPercent: number;
  canChooseValue: boolean;
  picture: PictureMaster | undefined;
  /** After that of the card. */
  furtherPictures: readonly ProductPicture[];
  popularity: number;
  shops: ReadonlySet<string>;
  rating: RatingSummary;
  parts: readonly [ListPart, ...ListPart[]];
  /** What is true of the whole: its own filter values, and the brand and the filter values that all its products have. */
  terms: readonly FacetTerm[];
}

/** What a search or a landing page lists. */
export type CatalogueItem = CatalogueProduct | CatalogueList;

export interface CatalogueLandingPage {
  id: number;
  slug: string;
  /** `/c/{slug}` */
  path: string;
  name: string;
  intro: string;
  text: string;
  seoTitle: string;
  seoDescription: string;
  indexable: boolean;
  /** Positions in `items`. */
  members: Int32Array;
}

/** Everything that does not depend on the time of day. */
export interface CatalogueData {
  shops: readonly CatalogueShop[];
  /** By id. */
  products: readonly CatalogueProduct[];
  productsById: ReadonlyMap<number, CatalogueProduct>;
  productsBySlug: ReadonlyMap<string, CatalogueProduct>;
  /** Alphabetical. */
  brands: readonly CatalogueBrand[];
  brandsById: ReadonlyMap<number, CatalogueBrand>;
  brandsBySlug: ReadonlyMap<string, CatalogueBrand>;
  /** Top levels in display order. */
  categories: readonly CatalogueCategory[];
  categoriesByPath: ReadonlyMap<string, CatalogueCategory>;
  categoriesById: ReadonlyMap<number, CatalogueCategory>;
  /** Positions of products in a category or below it, by category id, ascending. */
  categoryMembers: ReadonlyMap<number, Int32Array>;
  /** Most popular first. */
  lists: readonly CatalogueList[];
  listsById: ReadonlyMap<number, CatalogueList>;
  listsBySlug: ReadonlyMap<string, CatalogueList>;
  /** `products`, then `lists`. */
  items: readonly CatalogueItem[];
  landingPagesBySlug: ReadonlyMap<string, CatalogueLandingPage>;
  /** Products whose pages offer a product in a combination, by its id. */
  pairOwners: ReadonlyMap<number, readonly number[]>;
  facets: FacetIndex;
}

/** The terms of each item in flat arrays: those of item p are `values.slice(offsets[p], offsets[p + 1])`. */
export interface FacetIndex {
  groups: readonly FacetGroup[];
  terms: readonly FacetTerm[];
  offsets: Int32Array;
  values: Int32Array;
  /** The term of a value: values of one facet with the same label share one. */
  find(key: FacetTerm['key'], id: number): FacetTerm | undefined;
}

/** All items in one order: `sorted` lists positions, `ranks` is the inverse. */
export interface SortOrder {
  sorted: Int32Array;
  ranks: Int32Array;
}

/** Prices in force at the time of the model. */
export interface PriceTable {
  /** 0, without schedule, for a product that is sold on request. */
  priceOf(product: CatalogueProduct, unit: ProductUnit): PriceInForce;
  /**
   * Prices of the default units, of the kits as first chosen and of the cheapest products of lists, by position: centavos or
   * `noPublicPrice`, and whole percent below the "from" price (0 = no offer).
   */
  cents: Int32Array;
  discounts: Uint8Array;
  /** Reads the price of an item again. */
  update(item: CatalogueItem): void;
}

/** Stands for the price of what is sold on request: outside every range. */
export const noPublicPrice = -1;

export type PriceInForce = UnitPrice<PriceSchedule>;

/**
 * One consistent state of the shop. Every request uses the current one. Only the stock and the prices of its products change in
 * place; any other change leads to a new model.
 */
export interface ReadModel extends CatalogueData {
  /** Without a slash at the end. */
  siteUrl: string;
  content: ShopContent;
  /** The time of the prices, in epoch milliseconds. */
  now: number;
  /** Cash discount as a fraction, such as 0.05. */
  cashDiscount: number;
  prices: PriceTable;
  orderBy(label: OrderLabel): SortOrder;
  /** Moves a product, and the lists with it, in the orders and the price table after its stock or its prices changed. */
  update(product: CatalogueProduct): void;
  /** The card of a product at its default unit, or of a list among products. */
  cardOf(item: CatalogueItem): ProductCard;
  search: SearchIndex;
}
