// Changes the shop's data like a merchant's tool: the change and the catalogue's version in one transaction.

import { DatabaseSync } from 'node:sqlite';
import { apiHeaders } from './accounts.ts';
import { expect, test as base } from './fixtures.ts';

export interface Merchant {
  /** Sets one row of the settings, or restores it if `value` is undefined. Running processes apply it within a second. */
  set: (key: string, value: unknown) => void;
  /** Sets the price of a product without values, for the rest of the file. */
  price: (slug: string, cents: number) => void;
}

/** A shop whose database a test may change; its settings are restored after the test. */
export const test = base.extend<{ merchant: Merchant }>({
  merchant: async ({ shop, request }, use) => {
    const database = new DatabaseSync(shop.databaseFile, { timeout: 5000 });
    const before = database.prepare('select key, value_json from settings').all();
    const readSettings = async () => (await request.get('/api/v2/front/settings', { headers: apiHeaders })).text();
    const settings = await readSettings();
    await use({
      set: (key, value) =>
        change(database, () => {
          database
            .prepare(
              'insert into settings (key, value_json) values (?, ?) on conflict (key) do update set value_json = excluded.value_json',
            )
            .run(key, JSON.stringify(value));
        }),
      price: (slug, cents) =>
        change(database, () => {
          const { changes } = database.prepare('update products set price_cents = ? where slug = ?').run(cents, slug);
          if (changes !== 1) throw new Error(`no product ${slug}`);
        }),
    });
    change(database, () => {
      database.exec('delete from settings');
      const insert = database.prepare('insert into settings (key, value_json) values (?, ?)');
      for (const row of before) insert.run(String(row['key']), String(row['value_json']));
    });
    database.close();
    // The next test on this shop must not see the changes.
    await expect.poll(readSettings).toBe(settings);
  },
});

function change(database: DatabaseSync, write: () => void): void {
  database.exec('begin immediate');
  write();
  database.exec('update catalogue_version set version = version + 1');
  database.exec('commit');
}
