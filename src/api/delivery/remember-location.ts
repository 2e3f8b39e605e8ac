import type { Database } from '#database/client.ts';
import type { Address } from './lookup/address-lookup.ts';

export async function rememberLocation({ kysely }: Database, sessionHash: string, address: Address): Promise<void> {
  await kysely
    .updateTable('sessions')
    .set({ postal_code: address.postalCode, city: address.city, state: address.state })
    .where('token_hash', '=', sessionHash)
    .execute();
}
