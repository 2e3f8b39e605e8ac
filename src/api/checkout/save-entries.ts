import type { Database } from '#database/client.ts';
import type { CheckoutRow } from '#database/schema/checkout.ts';
import type { CheckoutKey } from './queries.ts';

const untouched = {
  contact_json: null,
  address_json: null,
  address_id: null,
  method_id: null,
  pickup_point_id: null,
  gift_note: '',
  payment_kind: null,
  quote_json: null,
};

type Entered = Partial<Omit<CheckoutRow, 'id' | 'session_hash' | 'shop_id' | 'updated_at'>>;

/** Saves what a section of the checkout has; other sections stay as they are. */
export async function saveEntries(
  { kysely }: Database,
  { sessionHash, shopId }: CheckoutKey,
  entered: Entered,
  nowMs: number,
): Promise<void> {
  const change = { ...entered, updated_at: nowMs };
  await kysely
    .insertInto('checkouts')
    .values({ session_hash: sessionHash, shop_id: shopId, ...untouched, ...change })
    .onConflict((conflict) => conflict.columns(['session_hash', 'shop_id']).doUpdateSet(change))
    .execute();
}
