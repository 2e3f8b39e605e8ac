import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Generated, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileDialect } from './dialect.ts';
import { openSqliteFile } from './file.ts';

interface Schema {
  notes: { id: Generated<number>; text: string };
}

let folder: string;
let kysely: Kysely<Schema>;
/** Resolves the running sync. */
let endSync: () => void;
let failSync: () => void;
let syncs: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manaca-dialect-'));
  syncs = 0;
  let isOpen = true;
  const sync = () =>
    new Promise<void>((resolve, reject) => {
      syncs += 1;
      endSync = resolve;
      failSync = () => reject(new Error('the disk is gone'));
      if (isOpen) resolve();
    });
  const file = openSqliteFile(join(folder, 'notes.sqlite'), { sync, close: () => undefined });
  kysely = new Kysely<Schema>({ dialect: new FileDialect(file) });
  await kysely.schema
    .createTable('notes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await write('first');
  isOpen = false;
  syncs = 0;
});
afterEach(async () => {
  await kysely.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string) => kysely.insertInto('notes').values({ text }).returning('id').executeTakeFirstOrThrow();
const read = async () =>
  (await kysely.selectFrom('notes').select('text').orderBy('id').execute()).map(({ text }) => text);
const settle = () => new Promise((resolve) => setImmediate(resolve));

function isDone(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), settle().then(() => false)]);
}

describe('the SQLite dialect', () => {
  it('resolves a write when it is on disk', async () => {
    const written = write('second');
    expect([await isDone(written), syncs]).toEqual([false, 1]);
    endSync();
    expect(await written).toEqual({ id: 2 });
  });

  it('allows other reads and writes meanwhile, and syncs once for all of them', async () => {
    const transaction = kysely.transaction().execute(async (inside) => {
      await inside.insertInto('notes').values({ text: 'second' }).execute();
      await inside.insertInto('notes').values({ text: 'third' }).execute();
    });
    await settle();
    const [fourth, fifth] = [write('fourth'), write('fifth')];
    expect(await read()).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
    expect([await isDone(transaction), await isDone(fourth), syncs]).toEqual([false, false, 1]);
    endSync();
    await transaction;
    expect([await isDone(fourth), syncs]).toEqual([false, 2]);
    endSync();
    await Promise.all([fourth, fifth]);
    expect(syncs).toBe(2);
  });

  it('does not sync without a write', async () => {
    await read();
    await kysely.updateTable('notes').set({ text: 'x' }).where('id', '=', 99).execute();
    await kysely.transaction().execute((inside) => inside.selectFrom('notes').selectAll().execute());
    expect(syncs).toBe(0);
  });

  it('rejects when the sync fails', async () => {
    const written = write('second');
    await settle();
    failSync();
    await expect(written).rejects.toThrow('the disk is gone');
  });

  it('rolls a transaction back on a full disk, and reports the full disk', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(kysely);
    const fill = kysely.transaction().execute(async (inside) => {
      for (;;)
        await inside
          .insertInto('notes')
          .values({ text: 'x'.repeat(1000) })
          .execute();
    });
    await settle();
    endSync();
    await expect(fill).rejects.toMatchObject({ errcode: 13 });
    expect(await read()).toEqual(['first']);
    await sql`pragma max_page_count = 1000`.execute(kysely);
    const written = kysely
      .transaction()
      .execute((inside) => inside.insertInto('notes').values({ text: 'b' }).execute());
    await settle();
    endSync();
    await written;
    expect(await read()).toEqual(['first', 'b']);
  });

  it('grants the connection in the order of the requests', async () => {
    const order: string[] = [];
    const take = (name: string) =>
      kysely.connection().execute(async () => {
        order.push(`${name} begins`);
        await settle();
        order.push(`${name} ends`);
      });
    await Promise.all([take('a'), take('b'), take('c')]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('lets what waits for the event loop run between transactions', async () => {
    const done: string[] = [];
    const transact = (name: string) =>
      kysely.transaction().execute(async (inside) => {
        await inside.selectFrom('notes').selectAll().execute();
        done.push(name);
      });
    const page = settle().then(() => done.push('page'));
    await Promise.all([transact('a'), transact('b'), transact('c'), page]);
    expect(done.slice(0, 2)).toEqual(['a', 'page']);
  });
});
