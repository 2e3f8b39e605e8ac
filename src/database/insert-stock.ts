import { insertRows } from './insert-rows.ts';
import type { Queryable } from './schema/database-schema.ts';
import type { StockRow } from './schema/inventory.ts';

/** Inserts the first stock of units, with the movements that explain it. */
export async function insertStock(transaction: Queryable, stock: readonly StockRow[], now: Date): Promise<void> {
  await insertRows(transaction, 'stock', stock);
  const movement = { cause: 'seed', reference: 'seed', created_at: now.getTime() } as const;
  await insertRows(
    transaction,
    'stock_movements',
    stock.map(({ quantity, ...unit }) => ({ ...unit, delta: quantity, ...movement })),
  );
}
