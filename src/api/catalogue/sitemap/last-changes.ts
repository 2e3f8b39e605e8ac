import type { Queryable } from '#database/schema/database-schema.ts';
import { isList } from '../published/is-list.ts';
import type { CatalogueItem, CatalogueProduct } from '../published/model.ts';

/** When pages changed last, in epoch milliseconds; 0 if that is unknown. */
export interface LastChanges {
  /** When everything changed at once. */
  everything: number;
  /** When a product or a list changed, or the latest of several. */
  of(items: readonly CatalogueItem[]): number;
}

/** By the recorded changes, of which the last one of each row stays, and by price schedules that began or ended until `nowMs`. */
export async function findLastChanges(kysely: Queryable, nowMs: number): Promise<LastChanges> {
  const rows = await kysely
    .selectFrom('catalogue_changes')
    .select(({ fn }) => ['kind', 'row_id', fn.max('created_at').as('at')])
    .groupBy(['kind', 'row_id'])
    .execute();
  const byRow = new Map(rows.map(({ kind, row_id: id, at }) => [`${kind}-${id}`, Number(at)]));
  const everything = byRow.get('all-0') ?? 0;
  const ofProduct = ({ id, launchedAt, schedules }: CatalogueProduct): number => {
    const boundaries = schedules.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at <= nowMs);
    const recorded = [byRow.get(`product-${id}`) ?? 0, byRow.get(`price-${id}`) ?? 0];
    return Math.max(launchedAt, everything, ...recorded, ...boundaries);
  };
  const ofItem = (item: CatalogueItem): number =>
    isList(item)
      ? Math.max(byRow.get(`list-${item.id}`) ?? 0, ...item.parts.map(({ product }) => ofProduct(product)))
      : ofProduct(item);
  return { everything, of: (items) => items.reduce((latest, item) => Math.max(latest, ofItem(item)), 0) };
}
