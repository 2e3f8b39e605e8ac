// A separate database for every test file, with schema and seed, on the engine of the Vitest project.

import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../client.ts';
import { type PoolLimits, requestLimits } from '../postgres/pool.ts';
import { recordWrites } from './one-engine.ts';

/** `empty`: a shop as it begins; `small`: known numbers and few rows; `demonstration`: only for tests in `demo/`. */
export type TestCatalogue = 'empty' | 'small' | 'demonstration';

/** Templates prepared by the set-up of a Vitest project, which `createTestDatabase` copies. */
export type PreparedDatabase = { templates: Readonly<Record<TestCatalogue, string>> } & (
  | { engine: 'sqlite'; folder: string }
  | { engine: 'postgres'; maintenanceUrl: string }
);

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: PreparedDatabase;
  }
}

/** Long timeouts, so that no test fails on a busy machine. */
const patientLimits: PoolLimits = {
  connections: requestLimits.connections,
  connectMs: 30_000,
  statementMs: 30_000,
  lockMs: 30_000,
  queryMs: 30_000,
};

export interface TestDatabase {
  database: Database;
  /** Environment of a server process that opens the same database. */
  environment: Record<string, string>;
  dispose(): Promise<void>;
}

/** A fresh copy of a filled database; `dispose` closes and removes it. */
export async function createTestDatabase(catalogue: TestCatalogue = 'small'): Promise<TestDatabase> {
  const prepared = inject('testDatabase');
  const template = prepared.templates[catalogue];
  const copy = await (prepared.engine === 'sqlite' ? copySqlite(prepared, template) : copyPostgres(prepared, template));
  recordWrites(copy.database);
  return copy;
}

async function copySqlite({ folder }: { folder: string }, templateFile: string): Promise<TestDatabase> {
  const file = join(folder, `${randomUUID()}.sqlite`);
  await copyFile(templateFile, file);
  const database = await openDatabase({ file });
  return {
    database,
    environment: { DATABASE_FILE: file },
    async dispose() {
      await database.close();
      await removeSqlite(file);
    },
  };
}

async function copyPostgres({ maintenanceUrl }: { maintenanceUrl: string }, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runMaintenance(maintenanceUrl, `create database ${name} template ${template}`);
  const url = maintenanceUrl.replace(/\/postgres$/, `/${name}`);
  const database = await openDatabase({ url, limits: patientLimits });
  return {
    database,
    environment: { DATABASE_URL: url },
    async dispose() {
      await database.close();
      await runMaintenance(maintenanceUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The small shop and what `fill` adds, closed again, for server processes. */
export async function createFilledDatabase(
  fill: (database: Database) => Promise<unknown>,
): Promise<Omit<TestDatabase, 'database'>> {
  const { database, environment, dispose } = await createTestDatabase();
  await fill(database);
  await database.close();
  return { environment, dispose };
}

/** Environment of a server process that starts on an empty database; `dispose` removes it. */
export async function createEmptyDatabase(): Promise<Omit<TestDatabase, 'database'>> {
  const prepared = inject('testDatabase');
  if (prepared.engine === 'sqlite') {
    const file = join(prepared.folder, `${randomUUID()}.sqlite`);
    return { environment: { DATABASE_FILE: file }, dispose: () => removeSqlite(file) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runMaintenance(prepared.maintenanceUrl, `create database ${name}`);
  return {
    environment: { DATABASE_URL: prepared.maintenanceUrl.replace(/\/postgres$/, `/${name}`) },
    dispose: () => runMaintenance(prepared.maintenanceUrl, `drop database ${name} with (force)`),
  };
}

/** Opens a database for each look only: a file that is open would not be recovered when another process opens it. */
export async function withDatabase<Result>(
  { environment: { DATABASE_URL: url, DATABASE_FILE: file } }: Pick<TestDatabase, 'environment'>,
  look: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, file });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

async function removeSqlite(file: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(`${file}${suffix}`, { force: true })));
}

async function runMaintenance(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
