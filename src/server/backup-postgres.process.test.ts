// A copy of a shop on PostgreSQL, the loss of its database, and the way back. The commands are those of the operator.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { insertCoupon } from '#api/pricing/promotions/testing/coupon-client.ts';
import type { PlacedOrder } from '#contract/buying/orders.ts';
import { programEnvironment } from '#database/testing/program-environment.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createFilledDatabase, withDatabase } from '#database/testing/test-database.ts';
import { createApiProcesses } from './testing/api-process.ts';
import { couponCode, fillCheckout, placeOrder, productIds, readOrder } from './testing/order-writers.ts';

const isPostgres = inject('testDatabase').engine === 'postgres';
const testMs = 180_000;

const processes = createApiProcesses();
let folder: string;
let filled: Awaited<ReturnType<typeof createFilledDatabase>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manaca-backup-'));
  filled = await createFilledDatabase(async (database) => {
    await insertSmallShopProducts(
      database,
      productIds.map((id) => ({ id, stock: 100 })),
    );
    await insertCoupon(database, couponCode, { value: 7, starts_at: 0 });
  });
});
afterEach(async () => {
  await processes.stop();
  await filled.dispose();
  rmSync(folder, { recursive: true });
});

const startServer = () =>
  processes.start({ ...filled.environment, PIX_KEY: 'loja@exemplo.test', PIX_NAME: 'Loja', PIX_CITY: 'Curitiba' });

function run(command: 'backup' | 'restore', parameter: string, variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${command}.ts`), parameter],
    {
      encoding: 'utf8',
      env: { ...programEnvironment, ...filled.environment, ...variables },
    },
  );
  return { status, stdout, stderr };
}

/** The copy that `deploy/backup.sh` makes every night. */
function backUpByScript(): string {
  const [settings, copies] = [join(folder, 'shop.env'), join(folder, 'copies')];
  writeFileSync(settings, `DATABASE_URL="${filled.environment['DATABASE_URL']}"\n`);
  const { status, stderr } = spawnSync('sh', ['deploy/backup.sh'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    env: { ...programEnvironment, MANACA_SETTINGS: settings, MANACA_BACKUPS: copies },
  });
  expect([status, stderr]).toEqual([0, '']);
  const names = readdirSync(copies);
  expect(names).toEqual([expect.stringMatching(/^manaca-\d{8}-\d{6}\.dump$/)]);
  return join(copies, String(names[0]));
}

const change = (statement: string) =>
  withDatabase(filled, async ({ kysely }) => void (await sql.raw(statement).execute(kysely)));

/** What the page of an order shows, but for the time of its request. */
async function readPage(base: string, order: PlacedOrder) {
  const { agora: _now, ...page } = await readOrder(base, order);
  return page;
}

/** Rows of each table of a schema, by its name. */
function countRows(schema = 'public'): Promise<Record<string, number>> {
  return withDatabase(filled, async ({ kysely }) => {
    const { rows } = await sql<{ name: string; count: number }>`
      select relname as name, (xpath('/row/c/text()', query_to_xml(
        format('select count(*) as c from %I.%I', ${schema}::text, relname), false, true, '')))[1]::text::int as count
      from pg_class where relkind = 'r' and relnamespace = to_regnamespace(${schema})::oid order by relname
    `.execute(kysely);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  });
}

it.runIf(isPostgres)(
  'a copy brings every row and each order back after the database is lost, and what was there is set aside',
  async () => {
    const base = await startServer();
    const orders = [await placeOrder(base, await fillCheckout(base)), await placeOrder(base, await fillCheckout(base))];
    const pages = await Promise.all(orders.map((order) => readPage(base, order)));
    const copy = backUpByScript();
    expect(statSync(copy).mode & 0o777).toBe(0o600);

    const refused = run('restore', copy);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toBe('A process uses the database: stop the shop first.\n');
    await processes.stop();
    const before = await countRows();
    expect(before['orders']).toBe(2);

    // A table that a later version has added, and a loss.
    await change('create table of_a_later_version (product_id int references products (id))');
    await change('truncate orders cascade');
    const { status, stdout, stderr } = run('restore', copy);
    expect([status, stderr]).toEqual([0, '']);
    expect(await countRows()).toEqual(before);
    const aside = /now the schema (before_\d{14}) /.exec(stdout)?.[1] ?? '';
    expect(await countRows(aside)).toMatchObject({ orders: 0, of_a_later_version: 0, products: before['products'] });

    const restored = await startServer();
    expect(await Promise.all(orders.map((order) => readPage(restored, order)))).toEqual(pages);
    await placeOrder(restored, await fillCheckout(restored));
    await processes.stop();

    // A machine that is lost leaves an empty database.
    await change(`drop schema ${aside} cascade`);
    await change('drop schema public cascade; create schema public');
    expect(run('restore', copy)).toMatchObject({
      status: 0,
      stdout: `The database is now the copy ${copy}. Start the shop.\n`,
    });
    expect(await countRows()).toEqual(before);
  },
  testMs,
);

it.runIf(isPostgres)(
  'changes nothing by what is damaged, no copy of a shop, or no copy at all',
  async () => {
    const [copy, half, other, statements] = ['copy', 'half', 'other', 'text'].map((name) => join(folder, name));
    expect(run('backup', String(copy)).status).toBe(0);
    const bytes = readFileSync(String(copy));
    writeFileSync(String(half), bytes.subarray(0, bytes.length / 2));
    writeFileSync(String(statements), 'drop table orders;');
    const url = new URL(String(filled.environment['DATABASE_URL']));
    await change('create table public.notes (id int)');
    const dump = ['--format=custom', `--file=${other}`, '--table=notes', url.href];
    expect(spawnSync('pg_dump', dump).status).toBe(0);

    const before = await countRows();
    for (const file of [half, other, statements, join(folder, 'missing')]) {
      const { status, stderr } = run('restore', String(file));
      expect(status, file).toBe(1);
      expect(stderr, file).toMatch(/^There is no file|^\S+ was not put in the place of the database: /);
      expect(stderr).not.toMatch(/ {4}at /);
    }
    expect(await countRows()).toEqual(before);
  },
  testMs,
);

it.runIf(isPostgres)('leaves no half of a copy, and says what is missing', () => {
  const copy = join(folder, 'copy.dump');
  const away = run('backup', copy, { DATABASE_URL: 'postgres://loja:segredo@127.0.0.1:1/loja' });
  expect(away.status).toBe(1);
  expect(away.stderr).toContain(`${copy} was not written: `);
  expect(away.stderr).not.toContain('segredo');
  const missing = run('backup', copy, { PATH: folder });
  expect(missing.status).toBe(1);
  expect(missing.stderr).toContain('pg_dump is missing. On Debian: apt-get install postgresql-client');
  expect(readdirSync(folder)).toEqual([]);
});
