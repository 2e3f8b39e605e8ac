// Opens the database: a SQLite file by node:sqlite, or PostgreSQL when an address is given. One query layer serves both.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { openPool, type PoolLimits, requestLimits } from './postgres/pool.ts';
import type { DatabaseSchema, Queryable } from './schema/database-schema.ts';
import { FileDialect } from './sqlite/dialect.ts';
import { openSqliteFile } from './sqlite/file.ts';

export { maintenanceLimits } from './postgres/pool.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Database {
  kysely: Queryable;
  engine: Engine;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL address; takes precedence over `file`. */
  url?: string | undefined;
  /** Path of the SQLite file; created with its folder. */
  file?: string | undefined;
  /** Timeouts of PostgreSQL; defaults to those of requests. */
  limits?: PoolLimits;
}

/** Throws when neither `url` nor `file` is given, or when the file cannot be opened. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) return openPostgres(options.url, options.limits ?? requestLimits);
  if (!options.file) throw new Error('openDatabase needs an address or a file');
  createPrivateFile(options.file);
  const kysely = new Kysely<DatabaseSchema>({ dialect: new FileDialect(openSqliteFile(options.file)) });
  return { kysely, engine: 'sqlite', close: () => kysely.destroy() };
}

/** SQLite would create a file that every user of the machine can read. Its log gets the permissions of the file. */
function createPrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

async function openPostgres(connectionString: string, limits: PoolLimits): Promise<Database> {
  const pool = await openPool(connectionString, limits);
  const kysely = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, engine: 'postgres', close: () => kysely.destroy() };
}
