import { shopSettings } from '../data/shops.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import { shops } from './seed-taxonomy.ts';

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
    empty.flatMap(({ id }) =>
      Object.entries(shopSettings[id] ?? {}).map(([key, value]) => ({
        key: `${id}:${key}`,
        value_json: JSON.stringify(value),
      })),
    ),
  );
}
