import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './client.ts';
import { migrateToLatest } from './migrate.ts';
import { registerPictures } from './register-pictures.ts';
import { insertSmallShopProducts } from './testing/small-shop.ts';
import { createEmptyDatabase, createTestDatabase } from './testing/test-database.ts';

const test = await createTestDatabase();
await insertSmallShopProducts(test.database, [{ id: 103 }]);
afterAll(() => test.dispose());

describe('the database', () => {
  it('returns counts and epoch milliseconds as numbers', async () => {
    const row = await test.database.kysely
      .selectFrom('products')
      .select((column) => [column.fn.countAll().as('count'), column.fn.max('launched_at').as('latest')])
      .executeTakeFirstOrThrow();
    expect(typeof row.count).toBe('number');
    expect(typeof row.latest).toBe('number');
  });

  it('migrates again without effect, also concurrently', async () => {
    await Promise.all([migrateToLatest(test.database), migrateToLatest(test.database)]);
    const rows = await test.database.kysely.selectFrom('catalogue_changes').select('kind').execute();
    expect(rows).toEqual([{ kind: 'all' }]);
  });

  it('lets a migration of a newer version be, and names it', async () => {
    const { kysely } = test.database;
    const newer = { name: '9999-later', timestamp: '2030-01-01T00:00:00.000Z' };
    await sql`insert into kysely_migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(
      kysely,
    );
    expect(await migrateToLatest(test.database)).toEqual([newer.name]);
    await sql`delete from kysely_migration where name = ${newer.name}`.execute(kysely);
    expect(await migrateToLatest(test.database)).toEqual([]);
  });

  it('rolls back a failed transaction completely', async () => {
    const failed = test.database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('redirects').values({ from_path: '/x', to_path: '/y', status: 301 }).execute();
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    const rows = await test.database.kysely.selectFrom('redirects').selectAll().where('from_path', '=', '/x').execute();
    expect(rows).toEqual([]);
  });

  it('isolates concurrent transactions', async () => {
    const bump = () =>
      test.database.kysely.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('stock')
          .set((row) => ({ quantity: row('quantity', '+', 1) }))
          .where('product_id', '=', 103)
          .execute();
      });
    const count = () =>
      test.database.kysely
        .selectFrom('stock')
        .select('quantity')
        .where('product_id', '=', 103)
        .executeTakeFirstOrThrow();
    const before = await count();
    await Promise.all(Array.from({ length: 20 }, bump));
    expect((await count()).quantity - before.quantity).toBe(20);
  });
});

// Windows has no such permissions.
it.skipIf(process.platform === 'win32')(
  'a new SQLite file and its log belong to its owner alone, like the folder',
  async () => {
    const parent = mkdtempSync(join(tmpdir(), 'manaca-private-'));
    const [folder, file] = [join(parent, 'var'), join(parent, 'var/shop.sqlite')];
    const database = await openDatabase({ file });
    await sql`create table notes (text text)`.execute(database.kysely);
    const modes = [folder, file, `${file}-wal`, `${file}-shm`].map((path) => statSync(path).mode % 0o1000);
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
    await database.close();
    rmSync(parent, { recursive: true });
  },
);

describe('registering pictures', () => {
  it('adds new ones, updates redrawn ones and returns the number of rows', async () => {
    const picture = { key: 'tests/a', hash: '0123456789', width: 10, height: 10, color: '#ffffff' };
    expect(await registerPictures(test.database, [picture])).toBe(1);
    expect(await registerPictures(test.database, [picture])).toBe(0);
    expect(await registerPictures(test.database, [{ ...picture, hash: '9876543210' }])).toBe(1);
    const row = await test.database.kysely
      .selectFrom('pictures')
      .selectAll()
      .where('key', '=', 'tests/a')
      .executeTakeFirst();
    expect(row?.hash).toBe('9876543210');
  });
});

describe('a migration that fails', () => {
  it('is rolled back, so that it can run again', async () => {
    const { environment, dispose } = await createEmptyDatabase();
    const database = await openDatabase({ url: environment['DATABASE_URL'], file: environment['DATABASE_FILE'] });
    await database.kysely.schema.createTable('synonyms').addColumn('id', 'integer').execute();
    await expect(migrateToLatest(database)).rejects.toThrow(/synonyms/);
    const tables = (await database.kysely.introspection.getTables()).map(({ name }) => name);
    expect(tables).not.toContain('products');
    expect(tables).not.toContain('favourites');
    await database.kysely.schema.dropTable('synonyms').execute();
    await migrateToLatest(database);
    expect(await database.kysely.selectFrom('favourites').selectAll().execute()).toEqual([]);
    await database.close();
    await dispose();
  });
});
