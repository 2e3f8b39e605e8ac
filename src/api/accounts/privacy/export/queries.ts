// Data linked to the account. left-by-email.ts loads data linked to the e-mail address alone.

import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

type Reader = Kysely<DatabaseSchema>;

/** Includes ended sessions that are not deleted yet. */
export function listStoredSessions(kysely: Reader, customerId: number) {
  return kysely
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Favourites with the products' names. */
export function listFavourites(kysely: Reader, customerId: number) {
  return kysely
    .selectFrom('favourites')
    .innerJoin('products', 'products.id', 'favourites.product_id')
    .select(['products.name', 'favourites.created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('favourites.created_at')
    .execute();
}

/** Lines of the carts of every stored session. The name is null when the product or kit was deleted. */
export function listCartLines(kysely: Reader, customerId: number) {
  return kysely
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .innerJoin('sessions', 'sessions.token_hash', 'carts.session_hash')
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'cart_lines.product_id').on('cart_lines.kind', '=', 'produto'),
    )
    .leftJoin('lists', (join) =>
      join.onRef('lists.id', '=', 'cart_lines.product_id').on('cart_lines.kind', '=', 'lista'),
    )
    .select((eb) => [
      'carts.shop_id',
      'carts.coupon_code',
      'cart_lines.kind',
      'cart_lines.quantity',
      eb.fn.coalesce('products.name', 'lists.name').as('name'),
    ])
    .where('sessions.customer_id', '=', customerId)
    .orderBy('cart_lines.id')
    .execute();
}

/** Viewed pages and campaigns of the stored sessions. */
export function listVisits(kysely: Reader, customerId: number) {
  return kysely
    .selectFrom('visits')
    .innerJoin('sessions', 'sessions.token_hash', 'visits.session_hash')
    .select(['visits.kind', 'visits.value', 'visits.created_at'])
    .where('sessions.customer_id', '=', customerId)
    .orderBy('visits.id')
    .execute();
}

/** Coupons that the customer used or holds for a cart. */
export function listCouponUses(kysely: Reader, customerId: number) {
  return kysely
    .selectFrom('coupon_uses')
    .innerJoin('coupons', 'coupons.id', 'coupon_uses.coupon_id')
    .select(['coupons.code', 'coupon_uses.created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('coupon_uses.id')
    .execute();
}

/** Browsers that may sign in while the account is locked; only their times. */
export function listKnownDevices(kysely: Reader, customerId: number) {
  return kysely
    .selectFrom('known_devices')
    .select(['created_at', 'last_seen_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** New addresses that are not confirmed, each with the expiry of its newest link. */
export function listEmailChanges(kysely: Reader, customerId: number) {
  return kysely
    .selectFrom('email_changes')
    .select(({ fn }) => ['email', fn.max('expires_at').as('expires_at')])
    .where('customer_id', '=', customerId)
    .groupBy('email')
    .orderBy('email')
    .execute();
}
