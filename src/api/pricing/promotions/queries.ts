// Coupons and their uses; the combinations of products.

import type { Selectable } from 'kysely';
import { toKeyedHash } from '#database/keyed-hash.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { CouponRow } from '#database/schema/pricing.ts';
import { toMailbox } from '#rules/customers/mailbox.ts';
import type { Combination } from '#rules/promotions/combination.ts';
import { type Coupon, couponKinds, type CouponUses } from '#rules/promotions/coupon.ts';
import { toCombination } from '../../catalogue/published/combination.ts';
import { hasOrdered } from './has-ordered.ts';

/** A coupon with its database fields; `used` counts permanent uses. */
export interface StoredCoupon extends Coupon {
  id: number;
  used: number;
}

/** The cart and customer that use a coupon, with the time; visitors have no customer. */
export interface CouponHolder {
  cartId: number;
  customerId: number | null;
  /** CPF or CNPJ and e-mail of who orders, as far as they are known; otherwise those of the account count. */
  document?: string | undefined;
  email?: string | undefined;
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
export async function findCoupon(kysely: Queryable, code: string): Promise<StoredCoupon | undefined> {
  const row = await kysely.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toCoupon(row);
}

/** Whether the coupon has limits; uses of a coupon without limits are not held. */
export function isLimited({ totalLimit, perCustomerLimit, isFirstOrderOnly }: Coupon): boolean {
  return totalLimit !== null || perCustomerLimit !== null || isFirstOrderOnly === true;
}

/** The coupon of a cart, and whether the cart has an unexpired hold of it for the same customer. */
export async function findCouponOfCart(
  kysely: Queryable,
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
  kysely: Queryable,
  coupon: StoredCoupon,
  { cartId, customerId, nowMs, orderId, ...holder }: CouponHolder & { orderId?: number },
): Promise<CouponUses> {
  const isOfBuyer = coupon.perCustomerLimit !== null || coupon.isFirstOrderOnly === true;
  const identity = isOfBuyer ? await findIdentity(kysely, { customerId, ...holder }) : {};
  const { documentHash, emailHash } = await hashIdentity(kysely, coupon.perCustomerLimit === null ? {} : identity);
  const { held, byCustomer, isReturning, inOrders, inCarts } = await kysely
    .selectNoFrom((eb) => {
      const uses = eb
        .selectFrom('coupon_uses')
        .select(({ fn }) => fn.countAll().as('uses'))
        .where('coupon_id', '=', coupon.id);
      const holds = uses
        .where('cart_id', 'is not', null)
        .where('cart_id', '<>', cartId)
        .where('expires_at', '>', nowMs);
      const ofBuyer = uses
        .where((use) =>
          use.or([use('cart_id', 'is', null), use.and([use('cart_id', '<>', cartId), use('expires_at', '>', nowMs)])]),
        )
        .where((use) =>
          use.or([
            ...(customerId === null ? [] : [use('customer_id', '=', customerId)]),
            use('document_hash', '=', documentHash),
            use('email_hash', '=', emailHash),
          ]),
        );
      const own = uses.where('customer_id', '=', customerId ?? 0);
      const ownOrders = own.where('order_id', 'in', (orders) =>
        orders
          .selectFrom('orders')
          .select('orders.id')
          .where('orders.customer_id', '=', customerId ?? 0)
          .where('money_state', '=', 'awaiting'),
      );
      const ownCarts = own.where('cart_id', '<>', cartId).where('expires_at', '>', nowMs);
      const { document = null, email = null } = identity;
      const buyer = { customerId: eb.val(customerId), document: eb.val(document), email: eb.val(email) };
      return [
        (coupon.totalLimit === null ? eb.lit(0) : holds).as('held'),
        (coupon.perCustomerLimit === null ? eb.lit(0) : ofBuyer).as('byCustomer'),
        (coupon.isFirstOrderOnly === true ? hasOrdered({ ...buyer, exceptOrderId: orderId }) : eb.lit(false)).as(
          'isReturning',
        ),
        // Only of who is signed in: the document of another could be typed to learn about their orders.
        (customerId === null ? eb.lit(0) : ownOrders).as('inOrders'),
        (customerId === null ? eb.lit(0) : ownCarts).as('inCarts'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    total: coupon.totalLimit === null ? 0 : coupon.used + Number(held),
    byCustomer: Number(byCustomer),
    reserved: { byOrders: Number(inOrders), byCarts: Number(inCarts) },
    hasOrdered: Boolean(isReturning),
    isTyped: holder.document !== undefined,
  };
}

type Identity = Pick<CouponHolder, 'document' | 'email'>;

/** By which a buyer is the same one, signed in or not. */
async function findIdentity(
  kysely: Queryable,
  { customerId, document, email }: Identity & Pick<CouponHolder, 'customerId'>,
): Promise<Identity> {
  if (customerId === null || (document !== undefined && email !== undefined)) return { document, email };
  const customer = await kysely
    .selectFrom('customers')
    .select(['document', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return { document: document ?? customer?.document, email: email ?? customer?.email };
}

/** Empty hashes match no use. */
async function hashIdentity(kysely: Queryable, { document, email }: Identity) {
  return {
    documentHash: document === undefined ? '' : await toKeyedHash(kysely, document),
    emailHash: email === undefined ? '' : await toKeyedHash(kysely, toMailbox(email)),
  };
}

export async function listCombinations(kysely: Queryable): Promise<Combination[]> {
  const rows = await kysely.selectFrom('combinations').selectAll().orderBy('id').execute();
  return rows.map(toCombination).filter(({ productId, otherProductId }) => productId !== otherProductId);
}
