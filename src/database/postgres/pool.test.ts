import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase } from '../client.ts';
import { migrateToLatest } from '../migrate.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { maintenanceLimits, openPool, type PoolLimits, requestLimits } from './pool.ts';

const prepared = inject('testDatabase');
/** Short for a test, but longer than a statement on a busy machine. */
const limits: PoolLimits = { connections: 2, connectMs: 5000, statementMs: 1000, lockMs: 500, queryMs: 1500 };

/** A proxy between the pool and the server's socket, which simulates network failures. */
async function openProxy(folder: string) {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(`${folder}/.s.PGSQL.5432`);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
    pairs.add([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Simulates a killed server: no message, no FIN. */
    cut() {
      for (const [near, far] of pairs) {
        near.resetAndDestroy();
        far.destroy();
      }
      pairs.clear();
    },
    /** Simulates packet loss on open connections; new ones work. */
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
    },
    close() {
      this.cut();
      server.close();
    },
  };
}

// SQLite has no connections that can break, and its migrations have no lock to wait for.
describe.runIf(prepared.engine === 'postgres')('connections to PostgreSQL', () => {
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let kysely: Kysely<unknown>;
  /** A connection that does not pass the proxy. */
  let observer: pg.Client;

  beforeEach(async () => {
    const url = prepared.engine === 'postgres' ? prepared.maintenanceUrl : '';
    observer = new pg.Client({ connectionString: url });
    await observer.connect();
    const [, folder = ''] = /@([^/]+)\//.exec(url) ?? [];
    proxy = await openProxy(decodeURIComponent(folder));
    kysely = new Kysely({ dialect: new PostgresDialect({ pool: await openPool(proxy.url, limits) }) });
  });
  afterEach(async () => {
    proxy.close();
    await Promise.all([kysely.destroy(), observer.end()]);
  });

  const ask = (seconds = 0) => sql`select pg_sleep(${seconds})`.execute(kysely);
  /** The number of `ask` calls that the server executes. */
  async function countSleeping() {
    const { rows } = await observer.query("select 1 from pg_stat_activity where wait_event = 'PgSleep'");
    return rows.length;
  }

  it('that break during a query fail it, and the next query uses another one', async () => {
    await ask();
    // Longer than the server lets it run, so that the query cannot end before the connection breaks.
    const lost = ask(3);
    await expect.poll(countSleeping, { interval: 10 }).toBe(1);
    proxy.cut();
    await expect(lost).rejects.toThrow(/ECONNRESET|terminated|EPIPE|not queryable/);
    await expect(ask()).resolves.toBeDefined();
  });

  it('that break between two statements of a transaction fail only that transaction', async () => {
    const lost = kysely.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      const events = vi.spyOn(pg.Client.prototype, 'emit');
      proxy.cut();
      // The connection breaks while no query is pending.
      await expect.poll(() => events).toHaveBeenCalledWith('end');
      await sql`select 1`.execute(transaction);
    });
    await expect(lost).rejects.toThrow(/ECONNRESET|terminated|EPIPE|not queryable/);
    await expect(ask()).resolves.toBeDefined();
  });

  it('that never respond are closed and not reused', async () => {
    await ask();
    proxy.freeze();
    await expect(ask()).rejects.toThrow('Query read timeout');
    await expect(ask()).resolves.toBeDefined();
  });

  it('that never respond within a transaction time out once, not again for the rollback', async () => {
    await ask();
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const lost = kysely.transaction().execute((transaction) => {
      proxy.freeze();
      return sql`select 1`.execute(transaction);
    });
    await expect(lost).rejects.toThrow('Query read timeout');
    expect(JSON.stringify(queries.mock.calls)).toContain('select 1');
    expect(JSON.stringify(queries.mock.calls)).not.toContain('rollback');
    await expect(ask()).resolves.toBeDefined();
  });

  it('cancel a statement that takes too long, and a wait for a lock', async () => {
    await expect(ask(3)).rejects.toMatchObject({ code: '57014' });
    const other = new Kysely({ dialect: new PostgresDialect({ pool: await openPool(proxy.url, limits) }) });
    await other.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(77)`.execute(holder);
      await expect(sql`select pg_advisory_lock(77)`.execute(kysely)).rejects.toMatchObject({ code: '55P03' });
    });
    await other.destroy();
  });

  it('have timeouts of at most three seconds for requests', () => {
    for (const milliseconds of [requestLimits.connectMs, requestLimits.statementMs, requestLimits.queryMs]) {
      expect(milliseconds).toBeGreaterThan(0);
      expect(milliseconds).toBeLessThanOrEqual(3000);
    }
  });
});

// Skipped on SQLite for the reason above.
describe.runIf(prepared.engine === 'postgres')('a concurrent start', () => {
  it('waits for its migrations longer than any request would', { timeout: 20_000 }, async () => {
    const empty = await createEmptyDatabase();
    const url = empty.environment['DATABASE_URL'];
    // Kysely's migration lock.
    const lock = sql.lit('3853314791062309107');
    let waiting: Promise<unknown> = Promise.resolve();
    const patient = await openDatabase({ url, limits: maintenanceLimits });
    const other = await openDatabase({ url, limits: maintenanceLimits });
    await other.kysely.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${lock}::bigint)`.execute(holder);
      waiting = migrateToLatest(patient);
      const countPatient = async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'
            and clock_timestamp() - query_start > ${requestLimits.queryMs} * interval '1 ms'
        `.execute(holder);
        return rows.length;
      };
      await expect.poll(countPatient, { timeout: 15_000 }).toBe(1);
      await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(holder);
    });
    await waiting;
    expect(await patient.kysely.selectFrom('products').select('id').execute()).toEqual([]);
    await Promise.all([patient.close(), other.close()]);
    await empty.dispose();
  });
});
