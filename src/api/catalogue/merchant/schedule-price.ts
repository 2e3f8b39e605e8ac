import type { Database } from '#database/client.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { requirePrice } from './change-price.ts';

interface PriceSchedule {
  productId: number;
  name: string;
  priceCents: number;
  startsAtMs: number;
  /** It must be after the start. */
  endsAtMs: number;
}

/** Schedules a price of a product; returns the id of the schedule. Throws `invalid`, or `not-found` for an unknown product. */
export async function schedulePrice(database: Database, schedule: PriceSchedule): Promise<number> {
  const { productId, name, priceCents, startsAtMs, endsAtMs } = schedule;
  requirePrice(priceCents, 'preco');
  if (endsAtMs <= startsAtMs) throw new ApiError('invalid', 'O fim precisa ser depois do começo.', { field: 'fim' });
  const created = await changeCatalogue(
    database,
    async (transaction) => {
      const product = await transaction
        .selectFrom('products')
        .select('id')
        .where('id', '=', productId)
        .executeTakeFirst();
      return (
        product &&
        transaction
          .insertInto('price_schedules')
          .values({ product_id: productId, name, price_cents: priceCents, starts_at: startsAtMs, ends_at: endsAtMs })
          .returning('id')
          .executeTakeFirstOrThrow()
      );
    },
    () => ({ kind: 'price', ids: [productId] }),
  );
  if (!created) throw new ApiError('not-found', 'Produto não encontrado.');
  return created.id;
}
