import type { Database } from '#database/client.ts';
import type { Address } from './lookup/address-lookup.ts';

/** Stores the location of a session; without `address` the session has none any more. */
export async function storeLocation({ kysely }: Database, sessionHash: string, address?: Address): Promise<void> {
  const { postalCode = null, city = null, state = null } = address ?? {};
  await kysely
    .updateTable('sessions')
    .set({ postal_code: postalCode, city, state })
    .where('token_hash', '=', sessionHash)
    .execute();
}
