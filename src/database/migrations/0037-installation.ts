// How the shop was begun, and where its rows come from: the demonstration, the templates of an empty shop, or its owner.

import { sql, type Kysely } from 'kysely';
import type { Engine } from '../client.ts';
import { addColumns, createTable } from './table-builder.ts';

const tablesWithOrigin = [
  'shops',
  'brands',
  'categories',
  'products',
  'attributes',
  'filters',
  'badges',
  'sibling_groups',
  'lists',
  'reviews',
  'questions',
  'menus',
  'pages',
  'landing_pages',
  'banner_places',
  'banners',
  'showcases',
  'popups',
  'settings',
  'redirects',
  'synonyms',
  'customers',
  'coupons',
  'store_review_keys',
  'store_reviews',
  'freight_methods',
  'pickup_points',
];

export async function createInstallation<Schema>(database: Kysely<Schema>, engine: Engine): Promise<void> {
  await createTable(database, engine, 'installation', {
    key: ['id'],
    columns: { id: 'integer', begun_as: 'text', begun_at: 'bigint', rows_marked: 'integer' },
    check: ['id = 1'],
  });
  for (const table of tablesWithOrigin) await addColumns(database, { [table]: ["origin text not null default 'own'"] });
  // Earlier versions filled every new database with the demonstration. Its rows are marked at the next start.
  await sql`insert into installation (id, begun_as, begun_at, rows_marked)
    select 1, 'demonstration', ${Date.now()}, 0 where exists (select 1 from shops)`.execute(database);
}
