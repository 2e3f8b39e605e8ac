// What a merchant changes, one file for each verb. No call of the store API uses them.

import type { Database } from '#database/client.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';

interface PriceChange {
  productId: number;
  /** 0 for a product without values. */
  attributeValueId: number;
  priceCents: number;
  /** The crossed-out price, above `priceCents`; null for none. */
  listPriceCents: number | null;
}

/** Changes the price of a unit. Throws `invalid` for prices that make no sense, `not-found` for an unknown unit. */
export async function changePrice(database: Database, change: PriceChange): Promise<void> {
  const { productId, attributeValueId, priceCents, listPriceCents } = change;
  requirePrice(priceCents, 'preco');
  if (listPriceCents !== null && listPriceCents <= priceCents)
    throw new ApiError('invalid', 'O preço "de" precisa ser maior que o preço atual.', { field: 'precoDe' });
  const prices = { price_cents: priceCents, list_price_cents: listPriceCents };
  const changed = await changeCatalogue(
    database,
    (transaction) =>
      attributeValueId === 0
        ? transaction
            .updateTable('products')
            .set(prices)
            .where('id', '=', productId)
            // The price of a product with values is theirs.
            .where('id', 'not in', (eb) => eb.selectFrom('variants').select('product_id'))
            .returning('id')
            .executeTakeFirst()
        : transaction
            .updateTable('variants')
            .set(prices)
            .where('product_id', '=', productId)
            .where('attribute_value_id', '=', attributeValueId)
            .returning('id')
            .executeTakeFirst(),
    () => ({ kind: 'price', ids: [productId] }),
  );
  if (!changed) throw new ApiError('not-found', 'Produto não encontrado.');
}

/** Throws `invalid` unless the price is a positive whole number of centavos. */
export function requirePrice(cents: number, field: string): void {
  if (!Number.isInteger(cents) || cents < 1) throw new ApiError('invalid', 'Confira o preço.', { field });
}
