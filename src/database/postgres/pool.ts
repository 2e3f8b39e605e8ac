// Connections to PostgreSQL that break, hang or wait without taking the process with them.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { findStatementName } from '../prepared-query.ts';

/** Milliseconds; zero never ends. */
export interface PoolLimits {
  connections: number;
  /** For a free connection. */
  connectMs: number;
  /** The server's own: for a statement, and for a lock within it. */
  statementMs: number;
  lockMs: number;
  /** For an answer, when the server is not there any more to keep its own. */
  answerMs: number;
}

/** Nobody waits longer than three seconds (the reliability of the shop rests on it). */
export const requestLimits: PoolLimits = {
  connections: 10,
  connectMs: 2500,
  statementMs: 2500,
  lockMs: 2000,
  answerMs: 3000,
};

/** To migrate and to fill a database: a new index takes its time, and who comes second waits for who came first. */
export const maintenanceLimits: PoolLimits = {
  connections: 2,
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 10 * 60_000,
  answerMs: 0,
};

export async function openPool(connectionString: string, limits: PoolLimits): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  // int8 (also the type of count) arrives as a string unless told otherwise; our values fit a double.
  pg.types.setTypeParser(20, Number);
  const pool = new pg.Pool({
    connectionString,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    query_timeout: limits.answerMs,
    keepAlive: true,
  });
  // A broken connection rejects its pending query; an 'error' event without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return watchConnections(pool);
}

/** The pool as Kysely takes it; a connection that did not answer in time is not used again. */
function watchConnections(pool: Pool): PostgresPool {
  // One wrapper per client, because Kysely identifies a connection by the identity of its client.
  const watched = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = watched.get(client) ?? new WatchedClient(client);
      watched.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #isStuck = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(cursor: unknown): never;
  query<Row>(sql: unknown, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not used here.');
    return this.#ask(sql, parameters);
  }

  async #ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // The end of its transaction would wait for nothing once more.
    if (this.#isStuck) throw new Error(unanswered);
    try {
      const name = findStatementName(sql);
      const result: unknown = await this.#client.query({ ...(name && { name }), text: sql, values: [...parameters] });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what pg answers is what Kysely describes
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      this.#isStuck ||= isUnanswered(error);
      throw error;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isStuck);
  }
}

/** Thrown by pg, without a code, when `answerMs` is over; the query is still on its way. */
const unanswered = 'Query read timeout';

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === unanswered;
}
