import type { Transaction } from '#database/schema/database-schema.ts';

/** Removes the texts, places, settings and freight tables of the demonstration, which no order refers to. */
export async function removeContent(transaction: Transaction): Promise<void> {
  const tables = [
    'banners',
    'popups',
    'showcases',
    'landing_pages',
    'menus',
    'pages',
    'redirects',
    'synonyms',
    'settings',
    'freight_methods',
    'pickup_points',
  ] as const;
  for (const table of tables) await transaction.deleteFrom(table).where('origin', '=', 'demonstration').execute();
  await transaction
    .deleteFrom('banner_places')
    .where('origin', '=', 'demonstration')
    .where('hash', 'not in', (query) => query.selectFrom('banners').select('place_hash'))
    .execute();
}
