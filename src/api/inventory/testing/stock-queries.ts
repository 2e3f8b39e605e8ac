import { sql } from 'kysely';
import type { Database } from '#database/client.ts';

export async function countStock({ kysely }: Database, productId: number, attributeValueId = 0): Promise<number> {
  const { quantity } = await kysely
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('attribute_value_id', '=', attributeValueId)
    .executeTakeFirstOrThrow();
  return quantity;
}

/** The products with a unit whose stock is not the sum of its movements. */
export async function listUnexplainedStock({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select stock.product_id from stock
    left join stock_movements on stock_movements.product_id = stock.product_id
      and stock_movements.attribute_value_id = stock.attribute_value_id
    group by stock.product_id, stock.attribute_value_id, stock.quantity
    having stock.quantity <> coalesce(sum(stock_movements.delta), 0)`.execute(kysely);
  return rows.map((row) => row.product_id);
}
