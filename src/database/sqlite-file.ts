// Adapter from node:sqlite to the small interface that Kysely's SQLite dialect expects.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const maxCachedStatements = 500;
/** How long a statement waits for another process to finish its own. */
const busyMs = 3000;
/** One that reads first and writes later would be refused when another process wrote in between, instead of waiting. */
const beginAsWriter = 'begin immediate';

/** WAL with full sync: what is acknowledged survives a kill of the process and of the machine. */
export function openSqliteFile(file: string): SqliteDatabase {
  // Set before anything else: two processes may open a new file at the same moment, and one of them turns on the WAL.
  const connection = new DatabaseSync(file, { timeout: busyMs });
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= maxCachedStatements) statements.clear();
      const statement = toKyselyStatement(connection.prepare(sql === 'begin' ? beginAsWriter : sql));
      statements.set(sql, statement);
      return statement;
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
