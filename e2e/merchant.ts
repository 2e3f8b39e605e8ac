// Changes the shop's data by the merchant's verbs, while the shop runs.

import { changePrice } from '#api/catalogue/merchant/change-price.ts';
import { changeSetting } from '#api/catalogue/merchant/change-setting.ts';
import { openDatabase } from '#database/client.ts';
import { apiHeaders } from './accounts.ts';
import { expect, test as base } from './fixtures.ts';

export interface Merchant {
  /** Changes a setting, or restores its default if `value` is undefined. The running shop applies it within a second. */
  set: (key: string, value: unknown) => Promise<void>;
  /** Sets the price of a product without values, for the rest of the file. */
  price: (slug: string, cents: number) => Promise<void>;
}

/** A shop that a test may change; its settings are restored after the test. */
export const test = base.extend<{ merchant: Merchant }>({
  merchant: async ({ shop, request }, use) => {
    const database = await openDatabase({ file: shop.databaseFile });
    const before = await database.kysely.selectFrom('settings').selectAll().execute();
    const readSettings = async () => (await request.get('/api/v2/front/settings', { headers: apiHeaders })).text();
    const settings = await readSettings();
    const changed = new Set<string>();
    await use({
      async set(key, value) {
        changed.add(key);
        await changeSetting(database, { key, value });
      },
      async price(slug, priceCents) {
        const { id } = await database.kysely
          .selectFrom('products')
          .select('id')
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow();
        await changePrice(database, { productId: id, attributeValueId: 0, priceCents, listPriceCents: null });
      },
    });
    for (const key of changed) {
      const row = before.find((other) => other.key === key);
      await changeSetting(database, { key, value: row && JSON.parse(row.value_json) });
    }
    await database.close();
    // The next test on this shop must not see the changes.
    await expect.poll(readSettings).toBe(settings);
  },
});
