import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { withRetry } from '../database-errors.ts';
import { ApiError } from '../errors.ts';
import { type CartLine, listLinesOfCart } from './queries.ts';
import type { Settlement } from './settle-lines.ts';

const maxLines = 100;

export interface CartChange {
  database: Database;
  sessionHash: string;
  shopId: string;
  nowMs: number;
  /** Prices the lines and cuts what the stock does not allow; ids of the lines just changed are cut first. */
  settle(lines: readonly CartLine[], changedIds: ReadonlySet<number>): Settlement;
}

/** Changes lines of the cart that the transaction holds; answers the ids of those that it wrote. */
export type LineChange = (transaction: Transaction<DatabaseSchema>, cartId: number) => Promise<ReadonlySet<number>>;

/** Creates the cart when there is none, changes it and stores what the stock allows. Throws `refused` beyond 100 lines. */
export function changeCart(change: CartChange, changeLines: LineChange): Promise<Settlement> {
  return inTransaction(change, async (transaction) =>
    settleCart(change, transaction, await holdCart(change, transaction), changeLines),
  );
}

/** The same for a cart that exists; undefined when there is none. */
export function changeExistingCart(change: CartChange, changeLines: LineChange): Promise<Settlement | undefined> {
  return inTransaction(change, async (transaction) => {
    const cart = await transaction
      .updateTable('carts')
      .set((eb) => ({ version: eb('version', '+', 1), updated_at: change.nowMs }))
      .where('session_hash', '=', change.sessionHash)
      .where('shop_id', '=', change.shopId)
      .returning('id')
      .executeTakeFirst();
    return cart && settleCart(change, transaction, cart.id, changeLines);
  });
}

function inTransaction<Result>(
  { database }: CartChange,
  work: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  return withRetry(() => database.kysely.transaction().execute(work));
}

// The first statement locks the cart's row: changes of one cart wait for each other, on both engines.
async function holdCart(change: CartChange, transaction: Transaction<DatabaseSchema>): Promise<number> {
  const { id } = await transaction
    .insertInto('carts')
    .values({
      session_hash: change.sessionHash,
      shop_id: change.shopId,
      coupon_code: null,
      version: 1,
      updated_at: change.nowMs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_hash', 'shop_id'])
        .doUpdateSet((eb) => ({ version: eb('carts.version', '+', 1), updated_at: change.nowMs })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function settleCart(
  change: CartChange,
  transaction: Transaction<DatabaseSchema>,
  cartId: number,
  changeLines: LineChange,
): Promise<Settlement> {
  const changedIds = await changeLines(transaction, cartId);
  const lines = await listLinesOfCart(transaction, cartId);
  if (lines.length > maxLines) throw new ApiError('refused', `O carrinho leva até ${maxLines} itens diferentes.`);
  const settlement = change.settle(lines, changedIds);
  for (const { id, quantity } of settlement.corrections) {
    await (quantity === 0
      ? transaction.deleteFrom('cart_lines').where('id', '=', id).execute()
      : transaction.updateTable('cart_lines').set({ quantity }).where('id', '=', id).execute());
  }
  return settlement;
}
