// The text of a popup's button, and the days until a shopper may see it again (null = never).

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addPopupRepeat<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { popups: ["button text not null default ''", 'repeat_after_days integer'] });
}
