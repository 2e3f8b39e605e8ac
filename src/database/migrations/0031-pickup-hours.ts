// When goods can be collected at a pickup point, as people read it; '' is unknown.

import type { Kysely } from 'kysely';
import { addColumns } from './table-builder.ts';

export async function addPickupHours<Schema>(database: Kysely<Schema>): Promise<void> {
  await addColumns(database, { pickup_points: ["hours text not null default ''"] });
}
