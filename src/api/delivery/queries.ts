import type { Database } from '#database/client.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { FreightRate } from '#rules/freight.ts';
import type { PickupPoint } from './wire.ts';

/** All steps of all methods whose range includes the CEP (eight digits). */
export async function listRates({ kysely }: Database, postalCode: string): Promise<FreightRate[]> {
  const rows = await listRateRows(kysely, { code: Number(postalCode) });
  return rows.map(({ freeFromThreshold, ...rate }) => ({ ...rate, isFreeFromThreshold: freeFromThreshold === 1 }));
}

type RateRow = Omit<FreightRate, 'isFreeFromThreshold'> & { freeFromThreshold: number };

const listRateRows = prepareQuery<{ code: number }, RateRow>((kysely, value) =>
  kysely
    .selectFrom('freight_rates')
    .innerJoin('freight_methods', 'freight_methods.id', 'freight_rates.method_id')
    .select([
      'method_id as methodId',
      'name as methodName',
      'kind as methodKind',
      'position',
      'postal_code_from as postalCodeFrom',
      'postal_code_to as postalCodeTo',
      'max_weight_grams as maxWeightGrams',
      'price_cents as priceCents',
      'business_days as businessDays',
      'free_from_threshold as freeFromThreshold',
    ])
    .where('postal_code_from', '<=', value('code'))
    .where('postal_code_to', '>=', value('code'))
    .orderBy('position'),
);

export function listPickupPoints({ kysely }: Database, state: string): Promise<PickupPoint[]> {
  return kysely
    .selectFrom('pickup_points')
    .select(['id', 'name', 'street', 'number', 'district', 'city', 'state', 'hours'])
    .where('state', '=', state)
    .orderBy('id')
    .execute();
}
