import { z } from 'zod';
import type { Database } from '#database/client.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { toSettings } from '../content/settings.ts';

interface SettingChange {
  /** A key of `../content/settings.ts`, such as `carrinho.freteGratis`. */
  key: string;
  /** Undefined restores the default. */
  value: unknown;
}

/** Changes one setting of the shop. Throws `invalid` for a value that the contract does not allow. */
export async function changeSetting(database: Database, { key, value }: SettingChange): Promise<void> {
  await changeCatalogue(
    database,
    async (transaction) => {
      await transaction.deleteFrom('settings').where('key', '=', key).execute();
      if (value !== undefined)
        await transaction
          .insertInto('settings')
          .values({ key, value_json: JSON.stringify(value) })
          .execute();
      requireSettings(await transaction.selectFrom('settings').selectAll().execute(), key);
      return key;
    },
    () => ({ kind: 'setting' }),
  );
}

function requireSettings(rows: Parameters<typeof toSettings>[0], field: string): void {
  try {
    toSettings(rows);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new ApiError('invalid', 'Esse valor não serve para a configuração.', { field });
  }
}
