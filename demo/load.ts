// Loads the demonstration into a new database or an empty shop, or marks its rows where an earlier version loaded it.

import { join } from 'node:path';
import { beginAgain, claimInstallation, findInstallation } from '#api/installation/installation.ts';
import type { Database } from '#database/client.ts';
import { alignGeneratedKeys } from '#database/generated-keys.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { recordChange } from '#database/record-change.ts';
import { registerPictures } from '#database/register-pictures.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { listMasters } from '#media/manifest.ts';
import { makeRoom } from './make-room.ts';
import { markEarlierRows } from './mark-earlier-rows.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { seedContent } from './seed/seed-content.ts';
import { seedAccounts, seedSelling } from './seed/seed-selling.ts';

export interface LoadOptions {
  /** The time from which launch dates, reviews and price schedules are computed. */
  now: Date;
  /** Whether to add accounts with published passwords, coupons and review keys; never in a shop for the public. */
  withAccounts: boolean;
}

const pictures = join(import.meta.dirname, 'pictures');

/** `refused`: the shop has goods of its own; `present`: the demonstration is there already. */
export type LoadResult = 'loaded' | 'marked' | 'present' | 'refused';

/** Loads it in one transaction. Concurrent calls wait for each other. */
export async function loadDemonstration(database: Database, options: LoadOptions): Promise<LoadResult> {
  // Before the rows that name them.
  await registerPictures(database, listMasters(pictures));
  return inTransaction(database.kysely, async (transaction) => {
    const isNew = await claimInstallation(transaction, { begunAs: 'demonstration', nowMs: options.now.getTime() });
    if (!isNew) {
      if (await markDemonstration(transaction)) return 'marked';
      const room = await makeRoom(transaction);
      if (room !== 'free') return room;
      await beginAgain(transaction, 'demonstration');
    }
    await fill(transaction, options);
    await alignGeneratedKeys(transaction, database.engine, tablesWithExplicitIds);
    await recordChange(transaction, { kind: 'all' });
    return 'loaded';
  });
}

/** Marks the rows that an earlier version has filled in. False if there are none, or they are marked already. */
export async function markDemonstration(transaction: Transaction): Promise<boolean> {
  const installation = await findInstallation(transaction);
  if (installation?.rows_marked !== 0) return false;
  await markEarlierRows(transaction);
  return true;
}

async function fill(transaction: Transaction, { now, withAccounts }: LoadOptions): Promise<void> {
  const catalogue = await seedCatalogue(transaction, now);
  await seedContent(transaction, catalogue, now);
  await seedSelling(transaction);
  if (withAccounts) await seedAccounts(transaction, now);
}

const tablesWithExplicitIds = [
  'brands',
  'categories',
  'products',
  'attributes',
  'attribute_values',
  'filters',
  'filter_values',
  'badges',
  'sibling_groups',
  'lists',
  'questions',
  'menus',
  'menu_items',
  'landing_pages',
  'showcases',
  'freight_methods',
  'customers',
];
