import { shopSettings } from '../data/shops.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import { shops } from './seed-taxonomy.ts';

/** The words and looks of all shops, by the key of their row. */
export function listShopSettings(): [key: string, value: unknown][] {
  return Object.entries(shopSettings).flatMap(([id, values]) =>
    Object.entries(values).map(([key, value]): [string, unknown] => [`${id}:${key}`, value]),
  );
}

/**
 * Gives each shop of the demonstration its words and looks, unless it has some or another name. Databases of versions that had them
 * in their code have none.
 */
export async function fillShopSettings(transaction: SeedTransaction): Promise<void> {
  const rows = await transaction.selectFrom('shops').select(['id', 'name']).execute();
  const settings = await transaction.selectFrom('settings').select('key').where('key', 'like', '%:loja.%').execute();
  const empty = shops.filter(
    ({ id, name }) =>
      rows.some((row) => row.id === id && row.name === name) && !settings.some(({ key }) => key.startsWith(`${id}:`)),
  );
  await insertRows(
    transaction,
    'settings',
    listShopSettings()
      .filter(([key]) => empty.some(({ id }) => key.startsWith(`${id}:`)))
      .map(([key, value]) => ({ key, value_json: JSON.stringify(value) })),
  );
}
