import { prepareQuery } from '#database/prepared-query.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';

/** Inserts a session, anonymous unless `values` has a customer. */
export async function createSession(
  kysely: Queryable,
  tokenHash: string,
  nowMs: number,
  values: Partial<SessionRow> = {},
): Promise<SessionRow> {
  const session: SessionRow = {
    customer_id: null,
    postal_code: null,
    city: null,
    state: null,
    device: '',
    signed_in_at: null,
    secret_hash: null,
    ...values,
    token_hash: tokenHash,
    created_at: nowMs,
    last_seen_at: nowMs,
  };
  await insertSession(kysely, session);
  return session;
}

const insertSession = prepareQuery<Pick<SessionRow, keyof SessionRow>, unknown>((kysely, value) =>
  kysely.insertInto('sessions').values({
    token_hash: value('token_hash'),
    customer_id: value('customer_id'),
    postal_code: value('postal_code'),
    city: value('city'),
    state: value('state'),
    created_at: value('created_at'),
    last_seen_at: value('last_seen_at'),
    device: value('device'),
    signed_in_at: value('signed_in_at'),
    secret_hash: value('secret_hash'),
  }),
);
