// Prices of single products, read again after a change.

import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { CatalogueProduct } from '../published/model.ts';
import { toSchedule } from './products.ts';

export type PriceRows = Awaited<ReturnType<typeof loadPrices>>;

export async function loadPrices(kysely: Kysely<DatabaseSchema>, productIds: readonly number[]) {
  return {
    products: await kysely
      .selectFrom('products')
      .select(['id', 'price_cents', 'list_price_cents'])
      .where('id', 'in', [...productIds])
      .execute(),
    variants: await kysely
      .selectFrom('variants')
      .select(['product_id', 'attribute_value_id', 'price_cents', 'list_price_cents'])
      .where('product_id', 'in', [...productIds])
      .execute(),
    schedules: await kysely
      .selectFrom('price_schedules')
      .selectAll()
      .where('product_id', 'in', [...productIds])
      .orderBy('id')
      .execute(),
  };
}

/** Sets the prices of a product from its rows, in place. */
export function setPrices(product: CatalogueProduct, { products, variants, schedules }: PriceRows): void {
  for (const unit of product.units) {
    const row =
      unit.attributeValueId === 0
        ? products.find(({ id }) => id === product.id)
        : variants.find(
            (variant) => variant.product_id === product.id && variant.attribute_value_id === unit.attributeValueId,
          );
    if (!row) continue;
    unit.basePriceCents = row.price_cents;
    unit.listPriceCents = row.list_price_cents ?? 0;
  }
  product.schedules = schedules.filter(({ product_id: id }) => id === product.id).map(toSchedule);
}
