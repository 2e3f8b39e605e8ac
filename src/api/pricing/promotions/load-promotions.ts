// The combinations of the whole shop, loaded once per read model.

import type { Database } from '#database/client.ts';
import type { CombinationTable } from '#rules/promotions/combination.ts';
import { memoPerModel } from '../../catalogue/published/memo.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import type { Promotions } from '../lines/price-allocated-cart.ts';
import { listCombinations } from './queries.ts';

const tableMemo = memoPerModel((): { loading?: Promise<CombinationTable> } => ({}));

/** Data for pricing a cart besides its lines and its coupon. Queries the database once per read model. */
export async function loadPromotions({ kysely }: Database, model: ReadModel): Promise<Promotions> {
  const memo = tableMemo(model);
  memo.loading ??= listCombinations(kysely).then(
    (combinations) => Map.groupBy(combinations, ({ otherProductId }) => otherProductId),
    (error: unknown) => {
      delete memo.loading;
      throw error;
    },
  );
  return { cashDiscount: model.cashDiscount, combinations: await memo.loading };
}
