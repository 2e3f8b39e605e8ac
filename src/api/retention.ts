// How long the shop retains what: one table, applied every hour. `docs/operating.md` and the privacy page name the terms.

import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { deleteInSteps, type OldRows } from '#database/delete-in-steps.ts';
import { sessionLifetime } from './accounts/sessions/session-lifetime.ts';
import { deviceLifetimeMs } from './accounts/sign-in/known-devices.ts';
import { failureWindowMs } from './accounts/sign-in/login-failures.ts';

const dayMs = 24 * 3_600_000;
/** Five years of tax law after the current one. */
const fiscalMs = 6 * 366 * dayMs;

type Retention = OldRows & { afterMs: number };

const retention: readonly Retention[] = [
  // Carts and visits are deleted with their session. One past its absolute lifetime becomes idle too, as it cannot be used.
  { table: 'sessions', key: 'token_hash', column: 'last_seen_at', afterMs: sessionLifetime.idleMs },
  { table: 'login_failures', key: 'subject_hash', column: 'last_at', afterMs: failureWindowMs },
  { table: 'known_devices', key: 'token_hash', column: 'last_seen_at', afterMs: deviceLifetimeMs },
  { table: 'password_resets', key: 'token_hash', column: 'expires_at', afterMs: 0 },
  { table: 'registrations', key: 'token_hash', column: 'expires_at', afterMs: 0 },
  { table: 'email_changes', key: 'token_hash', column: 'expires_at', afterMs: 0 },
  { table: 'checkouts', key: 'id', column: 'updated_at', afterMs: 7 * dayMs },
  // No client repeats an order after that.
  { table: 'idempotency_keys', key: 'key_hash', column: 'created_at', afterMs: 30 * dayMs },
  // Customers keep their orders as long as their accounts.
  {
    table: 'orders',
    key: 'id',
    column: 'placed_at',
    afterMs: fiscalMs,
    only: sql<boolean>`(customer_id is null or customer_id in (select id from customers where erased_at is not null))`,
  },
  // What no limit of unpaid orders counts any more.
  {
    table: 'orders',
    key: 'id',
    column: 'placed_at',
    afterMs: dayMs,
    empty: { network_hash: null, mailbox_hash: null },
    only: sql<boolean>`(network_hash is not null or mailbox_hash is not null) and money_state <> 'awaiting'`,
  },
  {
    table: 'coupon_uses',
    key: 'id',
    column: 'created_at',
    afterMs: fiscalMs,
    empty: { document_hash: null, email_hash: null },
    only: sql<boolean>`document_hash is not null`,
  },
  // Names and documents of people who paid what was for no order. The receipt stays, so that a statement that is imported
  // again adds nothing.
  {
    table: 'receipts',
    key: 'id',
    column: 'created_at',
    afterMs: 180 * dayMs,
    empty: { text: '', fitid: '' },
    only: sql<boolean>`state in ('ignored', 'unmatched') and text <> ''`,
  },
  // Every process has applied them long since; the sitemap reads when each row changed last.
  {
    table: 'catalogue_changes',
    key: 'id',
    column: 'created_at',
    afterMs: dayMs,
    only: sql<boolean>`id not in (select max(id) from catalogue_changes group by kind, row_id)`,
  },
  { table: 'store_review_keys', key: 'key_hash', column: 'used_at', afterMs: 30 * dayMs },
  // Valid for 90 days.
  { table: 'store_review_keys', key: 'key_hash', column: 'created_at', afterMs: 120 * dayMs },
  { table: 'stock_notices', key: 'id', column: 'notified_at', afterMs: 90 * dayMs },
  // The product has not come back.
  { table: 'stock_notices', key: 'id', column: 'created_at', afterMs: 365 * dayMs },
  { table: 'contact_messages', key: 'id', column: 'created_at', afterMs: 730 * dayMs },
  // Only the merchant sees them.
  { table: 'content_questions', key: 'id', column: 'created_at', afterMs: 730 * dayMs },
  { table: 'outbox', key: 'id', column: 'sent_at', afterMs: 30 * dayMs },
];

/** Deletes or empties what the shop no longer retains. Throws an `AggregateError` of the tables that failed, after the others. */
export async function deleteExpired({ kysely }: Pick<Database, 'kysely'>, nowMs: number): Promise<void> {
  const failures: Error[] = [];
  for (const { afterMs, ...rows } of retention) {
    try {
      await deleteInSteps(kysely, rows, nowMs - afterMs);
    } catch (error) {
      failures.push(new Error(`rows of ${rows.table} are still there`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
