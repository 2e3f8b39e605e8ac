// The addresses whose traces belong to a customer: anyone may register with, or write under, an address that is not theirs.

import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { Customer } from './change-account.ts';

/** A proven address, and the time in which what was left under it is the customer's. */
export interface OwnAddress {
  email: string;
  /** Until then the address was another customer's. */
  sinceMs: number;
  /** When the customer replaced it. */
  untilMs: number;
}

/** Tables with rows that belong to an address. */
export type LeftTable =
  | 'registrations'
  | 'newsletter_subscribers'
  | 'stock_notices'
  | 'contact_messages'
  | 'content_questions'
  | 'reviews'
  | 'questions'
  | 'answers'
  | 'store_reviews'
  | 'store_review_keys';

/** The current address if it is proven, and the proven ones before it. */
export async function listOwnAddresses(
  kysely: Queryable,
  customer: Pick<Customer, 'id' | 'email' | 'email_proven_at'>,
): Promise<OwnAddress[]> {
  const former = await kysely
    .selectFrom('former_emails')
    .select(['email', 'until_at'])
    .where('customer_id', '=', customer.id)
    .orderBy('until_at')
    .execute();
  const periods = former.map((row) => ({ email: row.email, untilMs: row.until_at }));
  if (customer.email_proven_at !== null) periods.push({ email: customer.email, untilMs: Number.MAX_SAFE_INTEGER });
  const addresses: OwnAddress[] = [];
  for (const { email, untilMs } of periods) {
    addresses.push({ email, untilMs, sinceMs: await findOthersEnd(kysely, customer.id, email, untilMs) });
  }
  return addresses;
}

/** When the address last ceased to be another customer's. */
async function findOthersEnd(kysely: Queryable, customerId: number, email: string, beforeMs: number): Promise<number> {
  const row = await kysely
    .selectFrom('former_emails')
    .select(({ fn }) => fn.max('until_at').as('end'))
    .where('email', '=', email)
    .where('customer_id', '<>', customerId)
    .where('until_at', '<', beforeMs)
    .executeTakeFirst();
  return Number(row?.end ?? 0);
}

/** Condition of the rows that were left under the address. */
export function isLeftUnder({ email, sinceMs, untilMs }: OwnAddress, table: LeftTable): RawBuilder<boolean> {
  const [address, time] = [sql.ref(`${table}.email`), sql.ref(`${table}.created_at`)];
  return sql<boolean>`(${address} = ${email} and ${time} > ${sinceMs} and ${time} <= ${untilMs})`;
}
