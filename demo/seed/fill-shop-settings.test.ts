import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/in-transaction.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { fillShopSettings } from './fill-shop-settings.ts';

const test = await createTestDatabase('demonstration');
afterAll(() => test.dispose());

describe('the words of the shops', () => {
  const list = () =>
    test.database.kysely.selectFrom('settings').selectAll().where('key', 'like', '%:loja.%').orderBy('key').execute();
  const fill = () => inTransaction(test.database.kysely, fillShopSettings);

  it('are added to a database that has none, and left as they are in one that has some', async () => {
    const { kysely } = test.database;
    const before = await list();
    expect(before.map(({ key }) => key)).toEqual(
      ['caszulo', 'main'].flatMap((id) =>
        ['identidade', 'inicio', 'newsletter', 'promessas', 'textos'].map((key) => `${id}:loja.${key}`),
      ),
    );
    await kysely.deleteFrom('settings').where('key', 'like', '%:loja.%').execute();
    await fill();
    expect(await list()).toEqual(before);
    await kysely.deleteFrom('settings').where('key', '=', 'main:loja.inicio').execute();
    await fill();
    expect((await list()).map(({ key }) => key)).not.toContain('main:loja.inicio');
  });

  it('are not given to a shop of another name', async () => {
    const { kysely } = test.database;
    await kysely.deleteFrom('settings').where('key', 'like', '%:loja.%').execute();
    await kysely.updateTable('shops').set({ name: 'Casa Ipê' }).where('id', '=', 'main').execute();
    await fill();
    expect(new Set((await list()).map(({ key }) => key.split(':')[0]))).toEqual(new Set(['caszulo']));
  });
});
