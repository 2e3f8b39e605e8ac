import { z } from 'zod';
import type { Database } from '#database/client.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { buildSettings, toShopKey } from '../content/settings.ts';

interface SettingChange {
  /** A key of `../content/settings.ts`, such as `carrinho.freteGratis`. */
  key: string;
  /** Undefined restores the default. */
  value: unknown;
  /** The shop that it applies to; all of them if undefined. */
  shopId?: string;
}

/** Changes one setting of the shop. Throws `invalid` for a value that the contract does not allow. */
export async function changeSetting(database: Database, change: SettingChange): Promise<void> {
  const { value, shopId } = change;
  const key = shopId === undefined ? change.key : toShopKey(shopId, change.key);
  await changeCatalogue(
    database,
    async (transaction) => {
      await transaction.deleteFrom('settings').where('key', '=', key).execute();
      if (value !== undefined)
        await transaction
          .insertInto('settings')
          .values({ key, value_json: JSON.stringify(value) })
          .execute();
      requireSettings(await transaction.selectFrom('settings').selectAll().execute(), change.key);
      return key;
    },
    () => ({ kind: 'setting' }),
  );
}

function requireSettings(rows: Parameters<typeof buildSettings>[0], field: string): void {
  try {
    buildSettings(rows);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new ApiError('invalid', 'Esse valor não serve para a configuração.', { field });
  }
}
