import { z } from 'zod';
import type { Database } from '#database/client.ts';
import { ApiError } from '../../http/errors.ts';
import { buildShops, toShopKey } from '../../http/shop-settings.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { buildSettings, isSettingKey, isShopSettingKey } from '../content/settings.ts';

interface SettingChange {
  /** A key of `../content/settings.ts`, such as `carrinho.freteGratis`. */
  key: string;
  /** Undefined restores the default. */
  value: unknown;
  /** The shop that it applies to; all of them if undefined. */
  shopId?: string;
}

/**
 * Changes one setting. Throws `invalid` for a value that the contract does not allow, and for a key or a shop that does not exist
 * or cannot be set for one shop.
 */
export async function changeSetting(database: Database, { key: name, value, shopId }: SettingChange): Promise<void> {
  if (!(shopId === undefined ? isSettingKey : isShopSettingKey)(name))
    throw new ApiError('invalid', 'Essa configuração não existe.', { field: name });
  const key = shopId === undefined ? name : toShopKey(shopId, name);
  await changeCatalogue(
    database,
    async (transaction) => {
      const shops = await transaction.selectFrom('shops').select(['id', 'name']).execute();
      if (shopId !== undefined && !shops.some(({ id }) => id === shopId))
        throw new ApiError('invalid', 'Essa loja não existe.', { field: name });
      const text = JSON.stringify(value);
      await (value === undefined
        ? transaction.deleteFrom('settings').where('key', '=', key).execute()
        : transaction
            .insertInto('settings')
            .values({ key, value_json: text })
            .onConflict((conflict) => conflict.column('key').doUpdateSet({ value_json: text, origin: 'own' }))
            .execute());
      const settings = await transaction.selectFrom('settings').selectAll().execute();
      requireSettings({ shops, settings }, name);
      return key;
    },
    () => ({ kind: 'setting' }),
  );
}

function requireSettings(rows: Parameters<typeof buildShops>[0], field: string): void {
  try {
    buildSettings(rows.settings);
    buildShops(rows);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new ApiError('invalid', 'Esse valor não serve para a configuração.', { field });
  }
}
