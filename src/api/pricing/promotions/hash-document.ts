// A buyer's CPF or CNPJ as the uses of coupons keep it.

import { createHmac } from 'node:crypto';
import type { DialectAdapter } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';

/** The secret of each database, which never changes. A transaction is another Kysely object with the database's adapter. */
const secrets = new WeakMap<DialectAdapter, string>();

/**
 * HMAC-SHA256 in hex with the secret of this database. There are so few documents that a hash without a secret could be reversed by
 * trying all of them.
 */
export async function hashDocument(kysely: Queryable, document: string): Promise<string> {
  const { adapter } = kysely.getExecutor();
  const secret = secrets.get(adapter) ?? (await findSecret(kysely));
  secrets.set(adapter, secret);
  return createHmac('sha256', secret).update(document).digest('hex');
}

async function findSecret(kysely: Queryable): Promise<string> {
  const { value } = await kysely
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'documents')
    .executeTakeFirstOrThrow();
  return value;
}
