// What proves a product: the lot of an oil with its report, the typed facts of a device, and where a review comes from, with the shop's answer.

import type { Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable } from './table-builder.ts';

export async function addProductProof<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'product_lots', {
    key: ['product_id'],
    columns: {
      product_id: 'integer -> products',
      code: 'text',
      harvested: 'text?',
      best_before: 'text',
      certificate: 'text?',
      report_name: 'text',
      report_json: 'text',
    },
  });
  await createTable(database, engine, 'device_facts', {
    key: ['product_id'],
    columns: {
      product_id: 'integer -> products',
      capacity_ml: 'integer?',
      hours: 'integer?',
      pulsed_hours: 'integer?',
      area_m2: 'integer?',
      power_w: 'integer?',
      noise_db: 'integer?',
      voltage: 'text?',
      height_mm: 'integer?',
      width_mm: 'integer?',
      depth_mm: 'integer?',
      guarantee_months: 'integer?',
    },
  });
  const answer = ['answer text', 'answered_at bigint'];
  await addColumns(database, { reviews: ['place text', 'size text', ...answer], store_reviews: answer });
}
