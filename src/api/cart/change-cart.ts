import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { toCartOwner } from '../http/account-session.ts';
import { ApiError } from '../http/errors.ts';
import type { StockAllocation } from '../pricing/lines/allocate-stock.ts';
import type { CartLine } from '../pricing/lines/line-key.ts';
import { type CouponStatus, renewCoupon } from '../pricing/promotions/coupon-status.ts';
import { listLinesOfCart } from './queries.ts';

/** Maximum number of lines in one cart. */
export const maxLines = 100;

export interface CartChange {
  database: Database;
  sessionHash: string;
  shopId: string;
  /** The signed-in customer, whose earlier uses of a coupon count. */
  customerId: number | null;
  nowMs: number;
  /** Prices the lines and reduces quantities above the stock, first those of the lines just changed. */
  allocate(lines: readonly CartLine[], changedIds: ReadonlySet<number>): StockAllocation;
}

/** Changes lines of the cart that the transaction has locked; returns the ids of the lines that it wrote. */
export type LineChange = (transaction: Transaction, cartId: number) => Promise<ReadonlySet<number>>;

export interface AllocatedCart extends StockAllocation {
  /** Undefined without a coupon, and while the cart is empty. */
  coupon: CouponStatus | undefined;
}

/** A cart whose row the transaction has locked. */
export interface LockedCart {
  id: number;
  couponCode: string | null;
}

/** Creates the cart when there is none, changes it and stores the allocated quantities. Throws `refused` beyond 100 lines. */
export function changeCart(change: CartChange, changeLines: LineChange): Promise<AllocatedCart> {
  return inTransaction(change.database.kysely, async (transaction) =>
    allocateCart(change, transaction, await createOrLockCart(change, transaction), changeLines),
  );
}

/** Like `changeCart` for an existing cart; undefined when there is none. */
export function changeExistingCart(change: CartChange, changeLines: LineChange): Promise<AllocatedCart | undefined> {
  return inTransaction(change.database.kysely, async (transaction) => {
    const cart = await lockExistingCart(change, transaction);
    return cart && allocateCart(change, transaction, cart, changeLines);
  });
}

/** Changes the coupon of an existing cart, given its allocated lines; undefined when there is none. */
export function changeCouponOfCart<Result>(
  change: CartChange,
  changeCoupon: (transaction: Transaction, cart: LockedCart, lines: StockAllocation) => Promise<Result>,
): Promise<Result | undefined> {
  return inTransaction(change.database.kysely, async (transaction) => {
    const cart = await lockExistingCart(change, transaction);
    if (!cart) return undefined;
    const lines = await listLinesOfCart(transaction, { cartId: cart.id });
    return changeCoupon(transaction, cart, change.allocate(lines, new Set()));
  });
}

// The cart's row is locked before it is read, which serialises changes of one cart on both engines.
async function createOrLockCart(change: CartChange, transaction: Transaction): Promise<LockedCart> {
  const [cart] = await insertOrLockCart(transaction, await toCartKey(change, transaction));
  if (!cart) throw new Error('a cart was neither found nor created');
  return cart;
}

async function lockExistingCart(change: CartChange, transaction: Transaction): Promise<LockedCart | undefined> {
  const [cart] = await lockCart(transaction, await toCartKey(change, transaction));
  return cart;
}

type CartKey = Pick<CartChange, 'shopId' | 'nowMs'> & { owner: string };

/** A visitor may have signed in since the request began: the locked session says whose the cart is now. */
async function toCartKey(
  { sessionHash, customerId, shopId, nowMs }: CartChange,
  transaction: Transaction,
): Promise<CartKey> {
  const known = { token_hash: sessionHash, customer_id: customerId };
  const [session = known] = customerId === null ? await lockSession(transaction, { sessionHash }) : [known];
  return { owner: toCartOwner(session), shopId, nowMs };
}

const lockSession = prepareQuery<Pick<CartChange, 'sessionHash'>, Pick<SessionRow, 'token_hash' | 'customer_id'>>(
  (kysely, value) =>
    kysely
      .updateTable('sessions')
      .set((eb) => ({ last_seen_at: eb.ref('last_seen_at') }))
      .where('token_hash', '=', value('sessionHash'))
      .returning(['token_hash', 'customer_id']),
);

const insertOrLockCart = prepareQuery<CartKey, LockedCart>((kysely, value) =>
  kysely
    .insertInto('carts')
    .values({
      session_hash: value('owner'),
      shop_id: value('shopId'),
      coupon_code: null,
      version: 1,
      updated_at: value('nowMs'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_hash', 'shop_id'])
        .doUpdateSet((eb) => ({ version: eb('carts.version', '+', 1), updated_at: value('nowMs') })),
    )
    .returning(['id', 'coupon_code as couponCode']),
);

const lockCart = prepareQuery<CartKey, LockedCart>((kysely, value) =>
  kysely
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: value('nowMs') }))
    .where('session_hash', '=', value('owner'))
    .where('shop_id', '=', value('shopId'))
    .returning(['id', 'coupon_code as couponCode']),
);

async function allocateCart(
  change: CartChange,
  transaction: Transaction,
  { id: cartId, couponCode }: LockedCart,
  changeLines: LineChange,
): Promise<AllocatedCart> {
  const changedIds = await changeLines(transaction, cartId);
  const lines = await listLinesOfCart(transaction, { cartId });
  if (lines.length > maxLines)
    throw new ApiError('refused', `A sacola leva até ${maxLines} itens diferentes.`, { field: 'itens' });
  const allocation = change.allocate(lines, changedIds);
  for (const { line, quantity } of allocation.corrections) {
    await (quantity === 0
      ? transaction.deleteFrom('cart_lines').where('id', '=', line.id).execute()
      : transaction.updateTable('cart_lines').set({ quantity }).where('id', '=', line.id).execute());
  }
  const { customerId, nowMs } = change;
  const hasCoupon = couponCode !== null && allocation.lines.length > 0;
  const coupon = hasCoupon ? await renewCoupon(transaction, couponCode, { cartId, customerId, nowMs }) : undefined;
  return { ...allocation, coupon };
}
