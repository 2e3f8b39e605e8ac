// Tokens of password reset links: 256 random bits in the mail, their SHA-256 in the database, for 30 minutes and one use.

import type { Queryable } from '#database/schema/database-schema.ts';
import { hashSecretToken, isSecretToken } from '../../http/secret-token.ts';

export const resetMinutes = 30;
const lifetimeMs = resetMinutes * 60_000;
/** An account gets at most this many links within the time; after it each is still valid for ten minutes. */
const maxRecentResets = 2;
const recentMs = 20 * 60_000;
/** Clocks of several machines differ. A link from further ahead is from before the clock was set back, and does not count. */
const clockSkewMs = 60_000;

/** The customer whose password the token may set, or undefined when it is unknown, used or expired. */
export function findReset(
  kysely: Queryable,
  token: string,
  nowMs: number,
): Promise<{ customerId: number; name: string; email: string } | undefined> {
  if (!isSecretToken(token)) return Promise.resolve(undefined);
  return kysely
    .selectFrom('password_resets')
    .innerJoin('customers', 'customers.id', 'password_resets.customer_id')
    .select(['customers.id as customerId', 'customers.name', 'customers.email'])
    .where('password_resets.token_hash', '=', hashSecretToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowMs)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Whether links that were mailed a short time ago are still valid, so that another one would only be one mail more. */
export async function hasRecentResets(kysely: Queryable, customerId: number, nowMs: number): Promise<boolean> {
  const { count } = await kysely
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowMs + lifetimeMs - recentMs)
    .where('expires_at', '<=', nowMs + lifetimeMs + clockSkewMs)
    .executeTakeFirstOrThrow();
  return Number(count) >= maxRecentResets;
}

export async function createReset(kysely: Queryable, customerId: number, token: string, nowMs: number): Promise<void> {
  await kysely
    .insertInto('password_resets')
    .values({
      token_hash: hashSecretToken(token),
      customer_id: customerId,
      expires_at: nowMs + lifetimeMs,
      used_at: null,
    })
    .execute();
}

/** Marks the token as used; false when it is no longer valid. Exactly one of concurrent calls returns true. */
export async function consumeReset(kysely: Queryable, token: string, nowMs: number): Promise<boolean> {
  const used = await kysely
    .updateTable('password_resets')
    .set({ used_at: nowMs })
    .where('token_hash', '=', hashSecretToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', nowMs)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Invalidates all links of the customer. */
export async function endResetsOf(kysely: Queryable, customerId: number, nowMs: number): Promise<void> {
  await kysely
    .updateTable('password_resets')
    .set({ used_at: nowMs })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
}
