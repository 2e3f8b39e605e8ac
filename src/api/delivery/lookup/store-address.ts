import type { Database } from '#database/client.ts';
import type { PostalCodeRow } from '#database/schema/commerce.ts';

/** Keeps what a service told of a CEP; the latest answer stands. */
export async function storeAddress({ kysely }: Database, { postal_code, ...address }: PostalCodeRow): Promise<void> {
  await kysely
    .insertInto('postal_codes')
    .values({ postal_code, ...address })
    .onConflict((conflict) => conflict.column('postal_code').doUpdateSet(address))
    .execute();
}
