// Hashes of personal values that are only compared: documents of coupon uses, networks of unpaid orders.

import { createHmac } from 'node:crypto';
import type { DialectAdapter } from 'kysely';
import type { Queryable } from './schema/database-schema.ts';

/** The secret of each database, which never changes. A transaction is another Kysely object with the database's adapter. */
const secrets = new WeakMap<DialectAdapter, string>();

/**
 * HMAC-SHA256 in hex with the secret of this database. There are so few documents and networks that a hash without a secret could be
 * reversed by trying all of them.
 */
export async function toKeyedHash(kysely: Queryable, value: string): Promise<string> {
  const { adapter } = kysely.getExecutor();
  const secret = secrets.get(adapter) ?? (await findSecret(kysely));
  secrets.set(adapter, secret);
  return createHmac('sha256', secret).update(value).digest('hex');
}

async function findSecret(kysely: Queryable): Promise<string> {
  const { value } = await kysely
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'documents')
    .executeTakeFirstOrThrow();
  return value;
}
