// The tables whose rows know where they come from.

import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** Besides `shops`, whose rows stay. In an order in which rows can be deleted: what names others comes first. */
export const tablesWithOrigin = [
  'reviews',
  'questions',
  'store_reviews',
  'store_review_keys',
  'customers',
  'coupons',
  'freight_methods',
  'pickup_points',
  'banners',
  'banner_places',
  'popups',
  'showcases',
  'landing_pages',
  'menus',
  'pages',
  'settings',
  'redirects',
  'synonyms',
  'lists',
  'products',
  'sibling_groups',
  'brands',
  'categories',
  'attributes',
  'filters',
  'badges',
] as const satisfies readonly (keyof DatabaseSchema)[];
