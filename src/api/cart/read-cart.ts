import type { SessionRow } from '#database/schema/commerce.ts';
import type { Database } from '#database/client.ts';
import { type OfferCatalogue, findOffer } from '../offers/find-offer.ts';
import { findCouponStanding } from '../promotions/keep-coupon.ts';
import type { SettledCart } from './change-cart.ts';
import { listLines } from './queries.ts';
import { settleLines } from './settle-lines.ts';

/** The cart of a session at the prices and stock of now, without changing it: one query, and one more for a coupon. */
export async function readCart(
  { kysely }: Database,
  catalogue: OfferCatalogue,
  { session, shopId, nowMs }: { session: SessionRow | undefined; shopId: string; nowMs: number },
): Promise<SettledCart> {
  const lines = session ? await listLines(kysely, { sessionHash: session.token_hash, shopId }) : [];
  const settlement = settleLines(lines, (line) => findOffer(catalogue, shopId, line));
  const [first] = lines;
  if (!session || !first || first.coupon_code === null) return { ...settlement, coupon: undefined };
  const holder = { cartId: first.cart_id, customerId: session.customer_id, nowMs };
  const coupon = await findCouponStanding(kysely, first.coupon_code, holder);
  return { ...settlement, coupon: settlement.lines.length > 0 ? coupon : undefined };
}
