import type { Database } from '#database/client.ts';
import type { PostalCodeRow } from '#database/schema/commerce.ts';

/** What a service once told of a CEP, however long ago. */
export function findStoredAddress({ kysely }: Database, postalCode: string): Promise<PostalCodeRow | undefined> {
  return kysely.selectFrom('postal_codes').selectAll().where('postal_code', '=', postalCode).executeTakeFirst();
}
