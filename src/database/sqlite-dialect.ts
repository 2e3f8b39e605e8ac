// Kysely's SQLite dialect, told two things that it does not assume: tables can be rolled back, and writers take turns.
import { SqliteAdapter, SqliteDialect } from 'kysely';
import { openSqliteFile } from './sqlite-file.ts';

class TransactionalAdapter extends SqliteAdapter {
  // Transactions begin as writers (see sqlite-file.ts): a migration excludes every other, and a failed one leaves nothing.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteFileDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

export function createSqliteDialect(file: string): SqliteDialect {
  return new SqliteFileDialect({ database: openSqliteFile(file) });
}
