// A copy of a shop that writes, a crash, and the way back. The commands are those of the operator.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { listUnexplainedStock } from '#api/inventory/testing/stock-queries.ts';
import { openDatabase } from '#database/client.ts';
import { programEnvironment } from '#database/testing/program-environment.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';

const testMs = 180_000;
const writer = join(import.meta.dirname, '../api/inventory/testing/take-forever.ts');
/** Two products with enough stock for the test. */
const products = ['101', '103'];

let folder: string;
let file: string;
let copy: string;
let writing: ChildProcess | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manaca-backup-'));
  [file, copy] = [join(folder, 'shop.sqlite'), join(folder, 'copy.sqlite')];
  const { database, dispose } = await createTestDatabase();
  await insertSmallShopProducts(
    database,
    products.map((id) => ({ id: Number(id), stock: 100_000 })),
  );
  await sql`vacuum into ${file}`.execute(database.kysely);
  await dispose();
});
afterEach(async () => {
  if (writing?.exitCode === null && writing.signalCode === null) {
    writing.kill('SIGKILL');
    await once(writing, 'exit');
  }
  rmSync(folder, { recursive: true });
});

const isSqlite = inject('testDatabase').engine === 'sqlite';

function run(command: 'backup' | 'restore' | 'republish', ...parameters: string[]) {
  return start([join(import.meta.dirname, `${command}.ts`), ...parameters]);
}

/** Like `run`, while the disk fails at one step of writing. */
function runOnFullDisk(call: 'fsync' | 'rename', command: 'backup' | 'restore', ...parameters: string[]) {
  const preload = join(import.meta.dirname, 'testing/failing-disk.ts');
  const program = join(import.meta.dirname, `${command}.ts`);
  return start(['--import', preload, program, ...parameters], { FAILING_CALL: call });
}

function start(parameters: string[], variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    env: { ...programEnvironment, DATABASE_FILE: file, ...variables },
  });
  return { status, stdout, stderr };
}

/** Every file beside the database with a digest of its bytes. */
function readFolder(): Map<string, string> {
  return new Map(readdirSync(folder).map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]));
}

/** Writes orders until it is killed; resolves when the first are there. */
async function startWriting(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [writer, ...products], {
    env: { ...programEnvironment, DATABASE_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** The orders of a database. */
async function listOrders(path: string): Promise<string[]> {
  const database = await openDatabase({ file: path });
  const rows = await database.kysely
    .selectFrom('stock_movements')
    .select('reference')
    .distinct()
    .where('cause', '=', 'order')
    .orderBy('reference')
    .execute();
  await database.close();
  return rows.map(({ reference }) => reference);
}

it.runIf(isSqlite)(
  'a copy under load has everything of its instant, and is what the shop has after a crash and a restore',
  async () => {
    writing = await startWriting();
    const before = await listOrders(file);
    expect(run('backup', copy)).toMatchObject({ status: 0, stderr: '' });
    const copied = await listOrders(copy);
    expect(copied).toEqual(expect.arrayContaining(before));
    expect(statSync(copy).mode & 0o777).toBe(0o600);

    const refused = run('restore', copy);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('stop the shop first');
    writing.kill('SIGKILL');
    await once(writing, 'exit');
    expect(existsSync(`${file}-wal`), 'the log of the crash').toBe(true);

    const { status, stdout } = run('restore', copy);
    expect(status).toBe(0);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(await listOrders(file)).toEqual(copied);
    const aside = /now (\S+\.sqlite\.\S+):/.exec(stdout)?.[1] ?? '';
    expect((await listOrders(aside)).length).toBeGreaterThan(copied.length);

    const restored = await openDatabase({ file });
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(restored.kysely);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    const unexplained = await listUnexplainedStock(restored);
    expect(unexplained.filter((id) => !products.includes(String(id)))).toEqual([]);
    await restored.close();
  },
  testMs,
);

it.runIf(isSqlite)('refuses what is no copy of a shop, and leaves everything as it was', () => {
  writeFileSync(join(folder, 'text'), 'no database at all, but longer than the header of one'.repeat(9));
  const names = readdirSync(folder).toSorted();
  for (const [command, ...parameters] of [
    ['restore'],
    ['restore', join(folder, 'missing')],
    ['restore', join(folder, 'text')],
    ['backup', file],
  ] as const) {
    const { status, stderr } = run(command, ...parameters);
    expect(status, parameters.join()).toBe(1);
    expect(stderr).not.toMatch(/ {4}at /);
  }
  expect(readdirSync(folder).toSorted()).toEqual(names);
});

it.runIf(isSqlite)('puts a copy in the place of a damaged database, which it keeps', async () => {
  expect(run('backup', copy).status).toBe(0);
  writeFileSync(file, 'damaged'.repeat(500));
  writeFileSync(`${file}-wal`, 'of another state');
  expect(run('restore', copy).status).toBe(0);
  expect(await listOrders(file)).toEqual([]);
  const aside = readdirSync(folder).filter((name) => /^shop\.sqlite\.[\dTZ-]+$/.test(name));
  expect(aside).toHaveLength(1);
  expect(readFileSync(join(folder, aside[0] ?? ''), 'utf8')).toContain('damaged');
});

it.runIf(isSqlite)('is needed by a shop whose database is damaged, which does not start', async () => {
  const bytes = readFileSync(file);
  // The middle of the file: tables and indexes, which opening does not read.
  writeFileSync(file, bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 65_536));
  const started = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    encoding: 'utf8',
    env: { ...programEnvironment, DATABASE_FILE: file, PORT: '1', ROLE: 'api' },
  });
  expect(started.status).toBe(1);
  expect(started.stderr).toMatch(/DATABASE_FILE: .*(?:damaged|malformed)/);
});

it.runIf(isSqlite).each(['fsync', 'rename'] as const)(
  'leaves the database where it was, and no half of a copy, when the disk is full at the %s',
  (call) => {
    expect(run('backup', copy).status).toBe(0);
    const stderr = `${copy} was not put in the place of ${file}: the disk is full. Free space and try again.\n`;
    const before = readFolder();
    expect(runOnFullDisk(call, 'restore', copy)).toEqual({ status: 1, stdout: '', stderr });
    expect(readFolder()).toEqual(before);

    // Logs without their database have to come back too, and must not be applied to the copy.
    rmSync(file);
    for (const suffix of ['-wal', '-journal']) writeFileSync(file + suffix, 'of a database that is gone');
    const logsAlone = readFolder();
    expect(runOnFullDisk(call, 'restore', copy)).toEqual({ status: 1, stdout: '', stderr });
    expect(readFolder()).toEqual(logsAlone);
    expect(run('restore', copy).status).toBe(0);
    expect(readdirSync(folder).filter((name) => name.startsWith('shop.sqlite-'))).toEqual([]);
  },
);

it.runIf(isSqlite).each(['fsync', 'rename'] as const)(
  'leaves no half of a backup when the disk is full at the %s',
  (call) => {
    const names = readdirSync(folder);
    const { status, stderr } = runOnFullDisk(call, 'backup', copy);
    expect(status).toBe(1);
    expect(stderr).toBe(`${copy} was not written: the disk is full. Free space and try again.\n`);
    expect(readdirSync(folder)).toEqual(names);
  },
);

it.runIf(isSqlite && process.platform === 'linux')('leaves no half of a file that the disk does not take', () => {
  expect(run('backup', copy).status).toBe(0);
  const before = readFolder();
  for (const command of ['backup', 'restore'] as const) {
    const parameter = command === 'backup' ? join(folder, 'second.sqlite') : copy;
    // A limit of the shell on the size of a file, in blocks of 512 bytes or 1 kB: less than the database has.
    const program = join(import.meta.dirname, `${command}.ts`);
    const limited = ['-c', 'ulimit -f 100; exec "$@"', 'sh', process.execPath, program, parameter];
    const { status, stderr } = spawnSync('sh', limited, {
      encoding: 'utf8',
      env: { ...programEnvironment, DATABASE_FILE: file },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\S+ was not (?:written|put in the place of \S+): disk I\/O error\n$/);
    expect(readFolder(), command).toEqual(before);
  }
});

it.runIf(isSqlite)('says in one sentence that a folder cannot be written, or a database not be opened', () => {
  writeFileSync(join(folder, 'text'), '');
  const target = join(folder, 'text/backup/copy.sqlite');
  const { status, stderr } = run('backup', target);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\S+copy\.sqlite was not written: ENOTDIR: [^\n]+\n$/);

  writeFileSync(file, 'damaged'.repeat(500));
  expect(run('backup', copy)).toMatchObject({
    status: 1,
    stderr: `${copy} was not written: file is not a database\n`,
  });
  const republished = run('republish');
  expect(republished.status).toBe(1);
  expect(republished.stderr).toMatch(/^The database has no catalogue, or cannot be changed: [^\n]+\n$/);
});

it.runIf(isSqlite)('does not restore the database from itself, however it is written', () => {
  const [link, part] = [join(folder, 'link.sqlite'), `${file}.part`];
  symlinkSync(file, link);
  copyFileSync(file, part);
  const before = readFolder();
  for (const name of [file, `${folder}/../${basename(folder)}/shop.sqlite`, link, part]) {
    const { status, stderr } = run('restore', name);
    expect(status, name).toBe(1);
    expect(stderr).toMatch(name === part ? 'the name of an unfinished copy' : 'is the database itself');
  }
  expect(readFolder()).toEqual(before);
});

it.runIf(isSqlite)('restores into a folder that is gone, and behind a link to the database', async () => {
  expect(run('backup', copy).status).toBe(0);
  const [named, disk] = [file, join(folder, 'disk/shop.sqlite')];
  file = disk;
  expect(run('restore', copy)).toMatchObject({ status: 0, stderr: '' });
  expect(statSync(join(folder, 'disk')).mode & 0o777).toBe(0o700);

  renameSync(named, join(folder, 'first.sqlite'));
  symlinkSync(disk, named);
  file = named;
  expect(run('restore', copy).status).toBe(0);
  expect(lstatSync(named).isSymbolicLink()).toBe(true);
  expect(readdirSync(join(folder, 'disk'))).toHaveLength(2);
  expect(await listOrders(named)).toEqual([]);
});
