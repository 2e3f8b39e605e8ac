// A buyer's CPF or CNPJ as the uses of coupons keep it.

import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/**
 * HMAC-SHA256 in hex with the secret of this database. There are so few documents that a hash without a secret could be reversed by
 * trying all of them.
 */
export async function hashDocument(kysely: Kysely<DatabaseSchema>, document: string): Promise<string> {
  const { value } = await kysely
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'documents')
    .executeTakeFirstOrThrow();
  return createHmac('sha256', value).update(document).digest('hex');
}
