import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { toCartOwner } from '../http/account-session.ts';
import { allocateStock } from '../pricing/lines/allocate-stock.ts';
import { type PricingCatalogue, getPricedItem } from '../pricing/lines/get-priced-item.ts';
import { getCouponStatus } from '../pricing/promotions/coupon-status.ts';
import type { AllocatedCart } from './change-cart.ts';
import { listLines } from './queries.ts';

interface OwnCart {
  session: SessionRow | undefined;
  shopId: string;
}

interface CartVisit extends OwnCart {
  /** CPF or CNPJ and e-mail of who orders, once they are known: earlier uses of the coupon by them count. */
  document?: string | undefined;
  email?: string | undefined;
  nowMs: number;
}

/** The cart of a session at current prices and stock, unchanged in the database: one query, and one more for a coupon. */
export async function getCart(
  { kysely }: Database,
  catalogue: PricingCatalogue,
  { session, shopId, document, email, nowMs }: CartVisit,
): Promise<AllocatedCart> {
  const { allocation, first } = await allocateCart(kysely, catalogue, { session, shopId });
  if (!session || !first || first.coupon_code === null) return { ...allocation, coupon: undefined };
  const holder = { cartId: first.cart_id, customerId: session.customer_id, document, email, nowMs };
  const coupon = await getCouponStatus(kysely, first.coupon_code, holder);
  return { ...allocation, coupon: allocation.lines.length > 0 ? coupon : undefined };
}

/** Pieces in the carts of these shops that can be bought now, without the carts that have none. */
export async function countPieces(
  { kysely }: Database,
  catalogue: PricingCatalogue,
  { session, shopIds }: { session: SessionRow | undefined; shopIds: readonly string[] },
): Promise<{ shopId: string; pieces: number }[]> {
  const carts = await Promise.all(
    shopIds.map(async (shopId) => {
      const { allocation } = await allocateCart(kysely, catalogue, { session, shopId });
      return { shopId, pieces: allocation.lines.reduce((sum, { quantity }) => sum + quantity, 0) };
    }),
  );
  return carts.filter(({ pieces }) => pieces > 0);
}

/** The stock that the lines of a cart get, and its first line, which has the columns of the cart. */
async function allocateCart(kysely: Queryable, catalogue: PricingCatalogue, { session, shopId }: OwnCart) {
  const lines = session ? await listLines(kysely, { owner: toCartOwner(session), shopId }) : [];
  const names = new Map(lines.map((line) => [line.id, line.kind === 'lista' ? line.list_name : line.product_name]));
  const allocation = allocateStock(lines, (line) => getPricedItem(catalogue, shopId, line, names.get(line.id)));
  return { allocation, first: lines[0] };
}
