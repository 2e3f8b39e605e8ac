// A copy of a PostgreSQL database by PostgreSQL's own programs while the shop runs, and its way back.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { BackupError, createPart, explainFailure, flush, removePart } from '../backup-file.ts';
import { maintenanceLimits, openDatabase } from '../client.ts';

/** Everything of a shop is in this schema. What was set aside is in others, and in no copy. */
const schema = 'public';

interface DatabaseServer {
  url: string;
  /** The environment of PostgreSQL's programs. */
  variables: NodeJS.ProcessEnv;
}

/**
 * Writes everything that is committed into one new file, while other processes go on. Rejects with BackupError if the target
 * exists or the copy fails; no half of it is left.
 */
export async function backUpServer(server: DatabaseServer, target: string): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} exists already.`);
  const part = `${target}.part`;
  const { address, env } = hidePassword(server);
  const what = `${target} was not written`;
  try {
    createPart(part);
    const parameters = ['--format=custom', `--file=${part}`, `--schema=${schema}`, address];
    await finish(spawn('pg_dump', parameters, { env, stdio: ['ignore', 'ignore', 'pipe'] }), what);
    flush(part);
    renameSync(part, target);
  } catch (error) {
    removePart(part);
    throw explainFailure(what, error);
  }
}

/**
 * Puts a copy in the place of the database, in one transaction. Returns the schema that has the database before, or undefined if
 * there was none. Rejects with BackupError if the copy is damaged or no shop's, or if a process uses the database; nothing has
 * changed then.
 */
export async function restoreServer(
  server: DatabaseServer,
  backup: string,
  nowMs: number,
): Promise<string | undefined> {
  if (!existsSync(backup)) throw new BackupError(`There is no file ${backup}.`);
  const { isUsed, isFilled } = await inspect(server.url);
  if (isUsed) throw new BackupError('A process uses the database: stop the shop first.');
  const aside = `before_${new Date(nowMs).toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  const clear = isFilled ? `alter schema ${schema} rename to ${aside}` : `drop schema ${schema}`;
  const begin = `begin;\n${clear};\ncreate schema ${schema} authorization pg_database_owner;\n`;
  // A copy of anything else has no such table. Without statistics plans are bad until the server collects them by itself.
  const end = `select from ${schema}.kysely_migration limit 1;\nanalyze;\ncommit;\n`;
  await replaceSchema(server, backup, begin, end);
  return isFilled ? aside : undefined;
}

/** Whether others use the database, and whether it has a shop. Rejects with BackupError if it does not answer. */
async function inspect(url: string): Promise<{ isUsed: boolean; isFilled: boolean }> {
  const database = await openDatabase({ url, limits: maintenanceLimits });
  try {
    const { rows } = await sql<{ isUsed: boolean; isFilled: boolean }>`
      select
        exists (
          select from pg_stat_activity
          where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
        ) as "isUsed",
        to_regclass(${`${schema}.kysely_migration`}) is not null as "isFilled"
    `.execute(database.kysely);
    return rows[0] ?? { isUsed: false, isFilled: false };
  } catch (error) {
    throw new BackupError(`The database does not answer: ${String(error)}`, { cause: error });
  } finally {
    await database.close();
  }
}

/** Sends `begin`, the statements of the copy and `end` to the server. If the copy breaks off, `end` is not sent, and nothing counts. */
async function replaceSchema(server: DatabaseServer, backup: string, begin: string, end: string): Promise<void> {
  const { address, env } = hidePassword(server);
  const reading = spawn('pg_restore', ['--no-owner', '--no-acl', `--schema=${schema}`, '--file=-', backup], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const writing = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', address], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const what = `${backup} was not put in the place of the database`;
  const isRead = finish(reading, what);
  async function* write() {
    yield begin;
    yield* reading.stdout;
    await isRead;
    yield end;
  }
  // The server's reason comes first: when it refuses a statement, reading ends too.
  const results = await Promise.allSettled([finish(writing, what), isRead, pipeline(write, writing.stdin)]);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw explainFailure(what, failure.reason);
}

/** Resolves when the program has ended well. Rejects with BackupError and its words otherwise, or if it is not installed. */
async function finish(program: ChildProcess & { stderr: Readable }, what: string): Promise<void> {
  try {
    const [words] = await Promise.all([text(program.stderr), once(program, 'close')]);
    if (program.exitCode !== 0) throw new BackupError(`${what}: ${words.trim()}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new BackupError(`${what}: ${program.spawnfile} is missing. On Debian: apt-get install postgresql-client`, {
      cause: error,
    });
  }
}

/** Everybody on the machine can list the parameters of programs: the password is in the environment alone. */
function hidePassword({ url, variables }: DatabaseServer): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...variables, ...(password && { PGPASSWORD: password }) } };
}
