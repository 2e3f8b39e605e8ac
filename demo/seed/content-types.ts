// Types of the demonstration content: menus, pages, banners, showcases, popups, coupons, freight and customers.

import type { SeedShop } from './types.ts';

/**
 * `to` is a category path, an in-app path with a leading `/`, or an absolute URL; empty = a heading without a link.
 * `{filter|label}` in it stands for the id of a filter value.
 */
export interface SeedMenuItem {
  label: string;
  to: string;
  highlighted?: true;
  newTab?: true;
  /** Key of a master picture; that of the category by default. */
  picture?: string;
  sub?: readonly SeedMenuItem[];
}

export interface SeedMenu {
  hash: string;
  name: string;
  items: readonly SeedMenuItem[];
}

export interface SeedPage {
  slug: string;
  title: string;
  /** HTML of h2, h3, p, ul, ol, li, strong, em, a. */
  html: string;
  description: string;
  indexable?: false;
}

export interface SeedLandingPage {
  slug: string;
  name: string;
  intro: string;
  /** HTML below the grid. */
  text: string;
  description: string;
  /** Selects all gifts, or the products that meet all conditions: one of the labels, one of the category paths, the price, the place by sales. */
  select:
    | 'gifts'
    | {
        filterLabels?: readonly string[];
        categories?: readonly string[];
        maxPriceCents?: number;
        /** Among the most popular of any shop that sells it. */
        mostPopularOfShop?: number;
      };
}

export interface SeedSeason {
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  text: string;
}

export interface SeedBanner {
  place: string;
  shop: SeedShop | null;
  /** Category path that it is limited to. */
  category?: string;
  name: string;
  eyebrow: string;
  title: string;
  text: string;
  button: string;
  alternative: string;
  to: string;
  /** Keys of master pictures. */
  desktop: string | null;
  mobile: string | null;
  /** When it is in force, and a text of its own; without it from ten days ago on. */
  toSeason?: (now: Date) => SeedSeason;
}

export interface SeedShowcase {
  hash: string;
  level: string;
  title: string;
  rule: 'manual' | 'popular' | 'new' | 'offers';
  size: number;
  /** Product slugs, for `manual`. */
  products?: readonly string[];
}

export interface SeedPopup {
  level: string;
  shop: SeedShop | null;
  title: string;
  html: string;
  picture: string | null;
  to: string;
  button: string;
  delayMs: number;
}

export interface SeedCoupon {
  code: string;
  kind: 'percent' | 'fixed' | 'free_shipping';
  /** Percent or centavos. */
  value: number;
  minimumCents: number;
  endsInDays: number | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  firstOrderOnly?: boolean;
  description: string;
}

export interface SeedFreightMethod {
  name: string;
  kind: 'transportadora' | 'expressa' | 'retirada';
  rates: readonly {
    region: string;
    /** Eight-digit postal codes as numbers, both included. */
    from: number;
    to: number;
    maxWeightGrams: number;
    priceCents: number;
    businessDays: number;
    /** From the threshold of the settings on. */
    isFreeFromThreshold: boolean;
  }[];
}

export interface SeedPickupPoint {
  hours: string;
  name: string;
  street: string;
  number: string;
  district: string;
  city: string;
  state: string;
}

export interface SeedCustomer {
  name: string;
  email: string;
  password: string;
  document: string;
  phone: string;
  gender: 'm' | 'f' | 'o' | 'i';
  birthDate: string;
  address: {
    postalCode: string;
    street: string;
    number: string;
    complement: string;
    district: string;
    city: string;
    state: string;
  };
}
