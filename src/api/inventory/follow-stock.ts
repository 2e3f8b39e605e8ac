import type { Database } from '#database/client.ts';
import { findLastId, followRows } from '#database/follow-rows.ts';
import { listChunks } from '#database/list-chunks.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { StockQuantity } from '../catalogue/published/source.ts';

const listMovementsAfter = prepareQuery<{ id: number }, { id: number; product_id: number }>((kysely, value) =>
  kysely.selectFrom('stock_movements').select(['id', 'product_id']).where('id', '>', value('id')).orderBy('id'),
);

/** The units whose stock moved since the call before, with what is left now; the first call returns none. */
export function followStock({ engine, kysely }: Pick<Database, 'engine' | 'kysely'>): () => Promise<StockQuantity[]> {
  const nextMovements = followRows({
    engine,
    findLast: () => findLastId(kysely, 'stock_movements'),
    listAfter: (id) => listMovementsAfter(kysely, { id }),
  });
  /** Products that moved, until they are read: a query may fail. */
  const moved = new Set<number>();
  return async () => {
    for (const row of await nextMovements()) moved.add(row.product_id);
    const quantities: StockQuantity[] = [];
    for (const productIds of listChunks([...moved])) {
      const rows = await kysely
        .selectFrom('stock')
        .select(['product_id as productId', 'attribute_value_id as attributeValueId', 'quantity'])
        .where('product_id', 'in', productIds)
        .execute();
      quantities.push(...rows);
    }
    moved.clear();
    return quantities;
  };
}
