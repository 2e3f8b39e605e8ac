// Stock: its only writers. What pages and carts show of it follows from these rows (docs/architecture.md, invariant 2).

import { prepareQuery } from '#database/prepared-query.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { ApiError } from '../http/errors.ts';
import { insertMovements } from './movements.ts';
import { compareUnits, type StockUnit } from './unit.ts';

export interface WantedUnit extends StockUnit {
  /** At least 1. Each unit occurs once: the caller expands kits and sums equal units. */
  quantity: number;
}

/** A unit with what is left of it in stock. */
export interface LeftUnit extends WantedUnit {
  left: number;
}

/** Thrown with every unit at once of which less is left than wanted; the transaction must be rolled back. */
export class StockShortage extends ApiError {
  override name = 'StockShortage';
  readonly units: readonly LeftUnit[];

  constructor(units: readonly LeftUnit[]) {
    super('refused', 'Um ou mais produtos não têm essa quantidade em estoque.');
    this.units = units;
  }
}

interface TakeStockInput {
  units: readonly WantedUnit[];
  /** The number of the order, which takes once. */
  reference: string;
  nowMs: number;
}

/**
 * Takes units for an order inside the caller's transaction, all or none, and returns what is left of each. Throws StockShortage. Rows
 * are locked in the order of their keys, so that orders with common units do not deadlock.
 */
export async function takeStock(
  transaction: Transaction,
  { units, reference, nowMs }: TakeStockInput,
): Promise<LeftUnit[]> {
  const taken: LeftUnit[] = [];
  const short: LeftUnit[] = [];
  for (const unit of units.toSorted(compareUnits)) {
    const [row] = await takeUnit(transaction, { ...unit });
    if (row) taken.push({ ...unit, left: row.quantity });
    else short.push({ ...unit, left: await countLeft(transaction, unit) });
  }
  if (short.length > 0) throw new StockShortage(short);
  const movements = units.map(({ quantity, ...unit }) => ({ ...unit, delta: -quantity }));
  await insertMovements(transaction, movements, { cause: 'order', reference, nowMs });
  return taken;
}

const takeUnit = prepareQuery<{ productId: number; attributeValueId: number; quantity: number }, { quantity: number }>(
  (kysely, value) =>
    kysely
      .updateTable('stock')
      .set((eb) => ({ quantity: eb('quantity', '-', value('quantity')) }))
      .where('product_id', '=', value('productId'))
      .where('attribute_value_id', '=', value('attributeValueId'))
      .where('quantity', '>=', value('quantity'))
      .returning('quantity'),
);

async function countLeft(transaction: Transaction, unit: StockUnit): Promise<number> {
  const row = await transaction
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', unit.productId)
    .where('attribute_value_id', '=', unit.attributeValueId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}
