// Coupons and their uses; the combinations of products.

import type { Kysely, Selectable } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { CouponRow } from '#database/schema/pricing.ts';
import type { Combination } from '#rules/promotions/combination.ts';
import { type Coupon, couponKinds, type CouponUses } from '#rules/promotions/coupon.ts';
import { toCombination } from '../../catalogue/published/combination.ts';
import { hashDocument } from './hash-document.ts';

type Rows = Kysely<DatabaseSchema>;

/** A coupon with its database fields; `used` counts permanent uses. */
export interface StoredCoupon extends Coupon {
  id: number;
  used: number;
}

/** The cart and customer that use a coupon, with the time; visitors have no customer. */
export interface CouponHolder {
  cartId: number;
  customerId: number | null;
  /** CPF or CNPJ of who orders, as far as it is known; otherwise that of the account counts. */
  document?: string | undefined;
  nowMs: number;
}

/** Undefined for an unknown kind. */
export function toCoupon(row: Selectable<CouponRow>): StoredCoupon | undefined {
  const kind = couponKinds.find((candidate) => candidate === row.kind);
  if (!kind) return undefined;
  return {
    id: row.id,
    used: row.used,
    code: row.code,
    description: row.description,
    kind,
    value: row.value,
    minimumCents: row.minimum_cents,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    totalLimit: row.total_limit,
    perCustomerLimit: row.per_customer_limit,
    isFirstOrderOnly: row.first_order_only === 1,
  };
}

/** The coupon by its code, normalised by `toCouponCode`. */
export async function findCoupon(kysely: Rows, code: string): Promise<StoredCoupon | undefined> {
  const row = await kysely.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toCoupon(row);
}

/** Whether the coupon has limits; uses of a coupon without limits are not held. */
export function isLimited({ totalLimit, perCustomerLimit, isFirstOrderOnly }: Coupon): boolean {
  return totalLimit !== null || perCustomerLimit !== null || isFirstOrderOnly === true;
}

/** The coupon of a cart, and whether the cart has an unexpired hold of it for the same customer. */
export async function findCouponOfCart(
  kysely: Rows,
  code: string,
  { cartId, customerId, nowMs }: CouponHolder,
): Promise<{ coupon: StoredCoupon; isHeld: boolean } | undefined> {
  const row = await kysely
    .selectFrom('coupons')
    .leftJoin('coupon_uses', (join) =>
      join.onRef('coupon_uses.coupon_id', '=', 'coupons.id').on('coupon_uses.cart_id', '=', cartId),
    )
    .selectAll('coupons')
    .select(['coupon_uses.expires_at', 'coupon_uses.customer_id'])
    .where('code', '=', code)
    .executeTakeFirst();
  const coupon = row && toCoupon(row);
  if (!coupon) return undefined;
  return { coupon, isHeld: (row.expires_at ?? 0) > nowMs && row.customer_id === customerId };
}

/** Permanent uses and unexpired holds, without those of the cart itself. Exact while the coupon is locked. */
export async function countUses(
  kysely: Rows,
  coupon: StoredCoupon,
  { cartId, customerId, document, nowMs }: CouponHolder,
): Promise<CouponUses> {
  const holds = kysely
    .selectFrom('coupon_uses')
    .where('coupon_id', '=', coupon.id)
    .where('cart_id', 'is not', null)
    .where('cart_id', '<>', cartId)
    .where('expires_at', '>', nowMs);
  const count = async (query: typeof holds): Promise<number> => {
    const { uses } = await query.select(({ fn }) => fn.countAll().as('uses')).executeTakeFirstOrThrow();
    return Number(uses);
  };
  const documentHash =
    coupon.perCustomerLimit === null ? undefined : await findDocumentHash(kysely, customerId, document);
  const ofBuyer = kysely
    .selectFrom('coupon_uses')
    .where('coupon_id', '=', coupon.id)
    .where((eb) =>
      eb.or([eb('cart_id', 'is', null), eb.and([eb('cart_id', '<>', cartId), eb('expires_at', '>', nowMs)])]),
    )
    .where((eb) =>
      eb.or([
        ...(customerId === null ? [] : [eb('customer_id', '=', customerId)]),
        ...(documentHash === undefined ? [] : [eb('document_hash', '=', documentHash)]),
      ]),
    );
  return {
    total: coupon.totalLimit === null ? 0 : coupon.used + (await count(holds)),
    byCustomer: coupon.perCustomerLimit === null ? 0 : await count(ofBuyer),
    hasOrdered: coupon.isFirstOrderOnly === true && (await hasOrdered(kysely, customerId)),
  };
}

/** The hash of the document by which a use is the same buyer's, signed in or not. */
async function findDocumentHash(
  kysely: Rows,
  customerId: number | null,
  document: string | undefined,
): Promise<string | undefined> {
  if (document !== undefined) return hashDocument(kysely, document);
  if (customerId === null) return undefined;
  const customer = await kysely
    .selectFrom('customers')
    .select('document')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return customer && hashDocument(kysely, customer.document);
}

/**
 * Whether an order of the customer was paid and not called off since. A customer who has ordered, but nothing here, did so in an
 * earlier shop.
 */
async function hasOrdered(kysely: Rows, customerId: number | null): Promise<boolean> {
  if (customerId === null) return false;
  const customer = await kysely
    .selectFrom('customers')
    .select('has_ordered')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (customer?.has_ordered !== 1) return false;
  const paid = await kysely
    .selectFrom('orders')
    .select('goods_state')
    .where('customer_id', '=', customerId)
    .where('paid_at', 'is not', null)
    .execute();
  return paid.length === 0 || paid.some(({ goods_state: state }) => state !== 'released');
}

export async function listCombinations(kysely: Rows): Promise<Combination[]> {
  const rows = await kysely.selectFrom('combinations').selectAll().orderBy('id').execute();
  return rows.map(toCombination).filter(({ productId, otherProductId }) => productId !== otherProductId);
}
