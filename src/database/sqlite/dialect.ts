// Kysely's SQLite dialect, told three things that it does not assume: tables can be rolled back, writers take turns, and
// nobody waits for the disk who has not written.
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { SqliteFile } from './file.ts';
import { createTurns } from './turns.ts';

class FileAdapter extends SqliteAdapter {
  // Transactions begin as writers (see file.ts): a migration excludes every other, and a failed one leaves nothing.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // There is one, and the driver below hands it out in turns: Kysely's own would keep the others from it until the disk has
  // what was written.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  readonly #turns = createTurns();

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return super.acquireConnection();
  }

  /** The next one goes on at once; who has written gets the answer when it cannot be lost any more. */
  override async releaseConnection(): Promise<void> {
    const hasWritten = this.#file.takeWritten();
    this.#turns.end();
    if (hasWritten) await this.#file.sync();
  }
}

class FileDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new FileDriver(this.#file);
  }

  override createAdapter(): SqliteAdapter {
    return new FileAdapter();
  }
}

export function createSqliteDialect(file: SqliteFile): SqliteDialect {
  return new FileDialect(file);
}
