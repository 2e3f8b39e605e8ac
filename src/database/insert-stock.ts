import { insertRows } from './insert-rows.ts';
import type { Queryable } from './schema/database-schema.ts';

interface SeedStock {
  product_id: number;
  /** 0 = the product itself. */
  attribute_value_id: number;
  quantity: number;
}

/** Inserts the first stock of units, with the movements that explain it. */
export async function insertStock(transaction: Queryable, stock: readonly SeedStock[], now: Date): Promise<void> {
  await insertRows(transaction, 'stock', stock);
  const movement = { cause: 'seed', reference: 'seed', created_at: now.getTime() } as const;
  await insertRows(
    transaction,
    'stock_movements',
    stock.map(({ quantity, ...unit }) => ({ ...unit, delta: quantity, ...movement })),
  );
}
