// A PostgreSQL pool with timeouts that tolerates broken and hanging connections.

import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { findStatementName } from '../prepared-query.ts';

/** Timeouts in milliseconds; zero means none. */
export interface PoolLimits {
  connections: number;
  /** Wait for a free connection. */
  connectMs: number;
  /** Timeouts of the server for a statement, and for a lock within it. */
  statementMs: number;
  lockMs: number;
  /** Wait for a response, when the server is unreachable and cannot apply its own timeout. */
  queryMs: number;
}

/** Requests wait at most three seconds. */
export const requestLimits: PoolLimits = {
  connections: 10,
  connectMs: 2500,
  statementMs: 2500,
  lockMs: 2000,
  queryMs: 3000,
};

/** For migrating and seeding, where an index takes longer and a second process waits for the first. */
export const maintenanceLimits: PoolLimits = {
  connections: 2,
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 10 * 60_000,
  queryMs: 0,
};

export async function openPool(connectionString: string, limits: PoolLimits): Promise<PostgresPool> {
  const { default: pg } = await import('pg');
  // By default pg returns int8 (also the type of count) as a string; our values fit a double.
  pg.types.setTypeParser(20, Number);
  const pool = new pg.Pool({
    connectionString,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    query_timeout: limits.queryMs,
    keepAlive: true,
  });
  // A broken connection rejects its pending query; an 'error' event without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return watchConnections(pool);
}

/** Adapts the pool for Kysely; a connection that timed out is not reused. */
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
    return this.#send(sql, parameters);
  }

  async #send<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // The rollback of its transaction would only time out again.
    if (this.#isStuck) throw new Error(unanswered);
    try {
      const name = findStatementName(sql);
      const result: unknown = await this.#client.query({ ...(name && { name }), text: sql, values: [...parameters] });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg returns the type that Kysely describes
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      this.#isStuck ||= error instanceof Error && error.message === unanswered;
      throw error;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isStuck);
  }
}

/** Thrown by pg, without a code, after `queryMs`; the query is still in flight. */
const unanswered = 'Query read timeout';
