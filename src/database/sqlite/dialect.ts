// Kysely's SQLite dialect with four changes: schema changes can be rolled back, a mutex guards the connection, only
// transactions that wrote wait for fsync, and one that SQLite has rolled back is not rolled back again.

import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { SqliteFile } from './file.ts';

class FileAdapter extends SqliteAdapter {
  // Transactions begin as writers (see file.ts): migrations exclude each other, and a failed one is rolled back.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // There is one connection, guarded by the mutex of the driver below. Kysely's own mutex would hold it until the write is
  // on disk, which would prevent group commit.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Grants the connection in the order of the requests, each in a turn of the event loop of its own: statements of SQLite run at once, and
 * without a pause between transactions a rush of orders would keep every page waiting until its end.
 */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isLocked = false;

  async acquire(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    this.#isLocked = true;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) setImmediate(next);
    else this.#isLocked = false;
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;
  readonly #mutex = new Mutex();

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return super.acquireConnection();
  }

  /** A rollback without a transaction would fail, and its error would hide the one that ended the transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isInTransaction()) await super.rollbackTransaction(connection);
  }

  /** Releases the connection before the sync, so that transactions that follow share it (group commit). */
  override async releaseConnection(): Promise<void> {
    const hasWritten = this.#file.takeWritten();
    this.#mutex.release();
    if (hasWritten) await this.#file.sync();
  }
}

export class FileDialect extends SqliteDialect {
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
