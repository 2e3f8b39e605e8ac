// Whether the demonstration may come in, and what gives way to it.

import { hasDemonstration } from '#api/installation/installation.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { tablesWithOrigin } from './tables.ts';

/**
 * Removes the templates of an empty shop. `refused` if the demonstration would mix with what its owner has entered, or with
 * goods of an earlier one that orders name; `present` if it is there already.
 */
export async function makeRoom(transaction: Transaction): Promise<'free' | 'refused' | 'present'> {
  if (await hasDemonstration({ kysely: transaction })) return 'present';
  for (const table of tablesWithOrigin) {
    const entered = await transaction
      .selectFrom(table)
      .select('origin')
      .where('origin', '!=', 'template')
      .limit(1)
      .executeTakeFirst();
    if (entered) return 'refused';
  }
  for (const table of tablesWithOrigin) await transaction.deleteFrom(table).where('origin', '=', 'template').execute();
  return 'free';
}
