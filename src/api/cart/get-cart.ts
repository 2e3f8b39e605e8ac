import type { Database } from '#database/client.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { toCartOwner } from '../http/account-session.ts';
import { allocateStock } from '../pricing/lines/allocate-stock.ts';
import { type PricingCatalogue, getPricedItem } from '../pricing/lines/get-priced-item.ts';
import { getCouponStatus } from '../pricing/promotions/coupon-status.ts';
import type { AllocatedCart } from './change-cart.ts';
import { listLines } from './queries.ts';

interface CartVisit {
  session: SessionRow | undefined;
  shopId: string;
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
  const lines = session ? await listLines(kysely, { owner: toCartOwner(session), shopId }) : [];
  const names = new Map(lines.map((line) => [line.id, line.kind === 'lista' ? line.list_name : line.product_name]));
  const allocation = allocateStock(lines, (line) => getPricedItem(catalogue, shopId, line, names.get(line.id)));
  const [first] = lines;
  if (!session || !first || first.coupon_code === null) return { ...allocation, coupon: undefined };
  const holder = { cartId: first.cart_id, customerId: session.customer_id, document, email, nowMs };
  const coupon = await getCouponStatus(kysely, first.coupon_code, holder);
  return { ...allocation, coupon: allocation.lines.length > 0 ? coupon : undefined };
}

/** Pieces in the carts of these shops that can be bought now, without the carts that have none. */
export async function countPieces(
  database: Database,
  catalogue: PricingCatalogue,
  { session, shopIds, nowMs }: { session: SessionRow | undefined; shopIds: readonly string[]; nowMs: number },
): Promise<{ shopId: string; pieces: number }[]> {
  const carts = await Promise.all(
    shopIds.map(async (shopId) => {
      const { lines } = await getCart(database, catalogue, { session, shopId, nowMs });
      return { shopId, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
    }),
  );
  return carts.filter(({ pieces }) => pieces > 0);
}
