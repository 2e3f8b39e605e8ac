// Adapter from node:sqlite to the small interface that Kysely's SQLite dialect expects.

import { type FileHandle, open } from 'node:fs/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { shareSyncs } from './shared-sync.ts';

export interface SqliteFile extends SqliteDatabase {
  /** Whether anything was written since the last call. */
  takeWritten(): boolean;
  /** False after SQLite has ended a transaction by itself, as it does on a full disk. */
  isInTransaction(): boolean;
  /** Resolves when everything committed before the call is on disk. */
  sync(): Promise<void>;
}

const maxCachedStatements = 500;
/** How long a statement waits for another process to finish its own. */
const busyMs = 3000;
/** A deferred transaction that reads first and then writes would fail when another process wrote in between. */
const beginAsWriter = 'begin immediate';

/**
 * A file with a write-ahead log. A commit writes to the log without fsync, which would block the event loop for
 * milliseconds. After a commit, `sync` flushes the log on another thread, for all commits until then. Tests replace `syncLog`.
 */
export function openSqliteFile(file: string, syncLog = createLogSync(`${file}-wal`)): SqliteFile {
  // Must be set first: two processes may open a new file concurrently, and one of them enables the WAL.
  const connection = new DatabaseSync(file, { timeout: busyMs });
  connection.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
  const statements = new Map<string, SqliteStatement>();
  const changes = connection.prepare('select total_changes() as total');
  const sync = shareSyncs(syncLog.sync);
  let known = 0;
  return {
    close() {
      connection.close();
      syncLog.close();
    },
    prepare(sql) {
      const prepared = statements.get(sql);
      if (prepared) return prepared;
      if (statements.size >= maxCachedStatements) statements.clear();
      const statement = toKyselyStatement(connection.prepare(sql === 'begin' ? beginAsWriter : sql));
      statements.set(sql, statement);
      return statement;
    },
    takeWritten() {
      const total = Number(changes.get()?.['total']);
      const hasWritten = total !== known;
      known = total;
      return hasWritten;
    },
    isInTransaction: () => connection.isTransaction,
    sync,
  };
}

/** SQLite uses one WAL while the file is open, so its descriptor is opened at the first write and reused. */
function createLogSync(log: string) {
  let opened: Promise<FileHandle> | undefined;
  return {
    async sync() {
      opened ??= open(log, 'r+').catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      await (await opened).datasync();
    },
    close() {
      // A log that could not be opened needs no closing.
      opened?.then((handle) => handle.close()).catch(() => undefined);
    },
  };
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInputValue)),
    run: (parameters) => statement.run(...parameters.map(toInputValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInputValue)),
  };
}

function toInputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite takes no ${typeof value} parameter`);
}
