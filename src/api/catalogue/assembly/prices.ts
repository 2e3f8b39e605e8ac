// Prices of single products, read again after a change.

import type { Selectable } from 'kysely';
import { prepareQuery } from '#database/prepared-query.ts';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';
import type { CatalogueProduct } from '../published/model.ts';
import { toSchedule } from './products.ts';

type Row<Table extends 'products' | 'variants' | 'price_schedules'> = Selectable<DatabaseSchema[Table]>;

export type ProductPrices = Awaited<ReturnType<typeof loadPrices>>;

const listProductPrices = prepareQuery<{ id: number }, Pick<Row<'products'>, 'price_cents' | 'list_price_cents'>>(
  (kysely, value) =>
    kysely.selectFrom('products').select(['price_cents', 'list_price_cents']).where('id', '=', value('id')),
);

const listVariantPrices = prepareQuery<
  { id: number },
  Pick<Row<'variants'>, 'attribute_value_id' | 'price_cents' | 'list_price_cents'>
>((kysely, value) =>
  kysely
    .selectFrom('variants')
    .select(['attribute_value_id', 'price_cents', 'list_price_cents'])
    .where('product_id', '=', value('id')),
);

const listSchedules = prepareQuery<{ id: number }, Row<'price_schedules'>>((kysely, value) =>
  kysely
    .selectFrom('price_schedules')
    .select(['id', 'product_id', 'name', 'price_cents', 'starts_at', 'ends_at'])
    .where('product_id', '=', value('id'))
    .orderBy('id'),
);

export async function loadPrices(kysely: Queryable, id: number) {
  return {
    products: await listProductPrices(kysely, { id }),
    variants: await listVariantPrices(kysely, { id }),
    schedules: await listSchedules(kysely, { id }),
  };
}

/** Sets the prices of a product, in place. */
export function setPrices(target: CatalogueProduct, { products, variants, schedules }: ProductPrices): void {
  for (const unit of target.units) {
    const row =
      unit.attributeValueId === 0
        ? products[0]
        : variants.find((variant) => variant.attribute_value_id === unit.attributeValueId);
    if (!row) continue;
    unit.basePriceCents = row.price_cents;
    unit.listPriceCents = row.list_price_cents ?? 0;
  }
  target.schedules = schedules.map(toSchedule);
}
