// How the shop was begun: `installation`, one row.

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { recordChange } from '#database/record-change.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { InstallationRow } from '#database/schema/installation.ts';
import { insertTemplates } from './insert-templates.ts';

/** Undefined for a new database, which no start has begun yet. */
export function findInstallation(kysely: Queryable): Promise<InstallationRow | undefined> {
  return kysely.selectFrom('installation').selectAll().executeTakeFirst();
}

/**
 * Claims a new database for the caller's transaction; concurrent starts wait here for each other. False if it is taken.
 */
export async function claimInstallation(
  transaction: Queryable,
  { begunAs, nowMs }: { begunAs: InstallationRow['begun_as']; nowMs: number },
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('installation')
    .values({ id: 1, begun_as: begunAs, begun_at: nowMs, rows_marked: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Begins an empty shop, with templates instead of texts, and a closed checkout. False if the shop was begun already. */
export function beginEmptyShop({ kysely }: Database, nowMs: number): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    if (!(await claimInstallation(transaction, { begunAs: 'empty', nowMs }))) return false;
    await insertTemplates(transaction, nowMs);
    await recordChange(transaction, { kind: 'all' });
    return true;
  });
}

/** Records that the demonstration has come into the shop, or that the shop begins again without it. */
export async function beginAgain(transaction: Queryable, begunAs: InstallationRow['begun_as']): Promise<void> {
  await transaction.updateTable('installation').set({ begun_as: begunAs }).execute();
}

/** Whether the demonstration is in the shop. What orders still name after its removal does not count. */
export async function hasDemonstration({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  return (await findInstallation(kysely))?.begun_as === 'demonstration';
}

/** Whether an account of the demonstration is in the shop, whose password is published. */
export async function hasDemonstrationAccounts({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  const row = await kysely
    .selectFrom('customers')
    .select('id')
    .where('origin', '=', 'demonstration')
    .where('password_hash', '!=', '')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
