import type { Insertable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { FreightRateRow } from '#database/schema/delivery.ts';

type Rate = Omit<Insertable<FreightRateRow>, 'method_id' | 'region'>;

const methods = [
  { id: 1, name: 'Expresso', kind: 'expressa', position: 1 },
  { id: 2, name: 'Econômico', kind: 'transportadora', position: 0 },
  { id: 3, name: 'Retirar em Curitiba', kind: 'retirada', position: 2 },
];
const south = { postal_code_from: 80_000_000, postal_code_to: 99_999_999 };
const curitiba = { postal_code_from: 80_000_000, postal_code_to: 82_999_999 };

const rates: Readonly<Record<number, readonly Rate[]>> = {
  1: [{ ...south, max_weight_grams: 30_000, price_cents: 2390, business_days: 1, free_from_threshold: 0 }],
  2: [
    { ...south, max_weight_grams: 2000, price_cents: 1390, business_days: 4, free_from_threshold: 1 },
    { ...south, max_weight_grams: 30_000, price_cents: 3890, business_days: 4, free_from_threshold: 1 },
  ],
  3: [{ ...curitiba, max_weight_grams: 30_000, price_cents: 0, business_days: 1, free_from_threshold: 0 }],
};

/**
 * Replaces the demonstration's tables by small ones, for the South only: up to 2 kg for R$ 13.90 and up to 30 kg for
 * R$ 38.90, free from R$ 149.00; express for R$ 23.90; pickup in Curitiba.
 */
export async function insertFreight({ kysely }: Database): Promise<void> {
  await kysely.deleteFrom('freight_methods').execute();
  await kysely.insertInto('freight_methods').values(methods).execute();
  for (const [methodId, ofMethod] of Object.entries(rates)) {
    const rows = ofMethod.map((rate) => ({ ...rate, method_id: Number(methodId), region: 'Sul' }));
    await kysely.insertInto('freight_rates').values(rows).execute();
  }
}
