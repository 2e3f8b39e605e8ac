import { describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { isDatabaseUnavailable, withRetry } from './database-errors.ts';

const failure = (properties: object) => Object.assign(new Error('failed'), properties);

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a refused connection', failure({ code: 'ECONNREFUSED' })],
    ['a server that shuts down', failure({ code: '57P01' })],
    ['a statement that took too long', failure({ code: '57014' })],
    ['a full disk of PostgreSQL', failure({ code: '53100' })],
    ['a lock that is not given', failure({ code: '55P03' })],
    ['a deadlock that retries did not solve', failure({ code: '40P01' })],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a server that does not answer', new Error('Query read timeout')],
    ['a connection that broke meanwhile', new Error('Client has encountered a connection error and is not queryable')],
    ['a disk that does not take what was written', failure({ code: 'EIO' })],
    ['a busy SQLite file', failure({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['a full disk of SQLite', failure({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['an extended input/output error', failure({ code: 'ERR_SQLITE_ERROR', errcode: 778 })],
  ])('holds for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a broken constraint of PostgreSQL', failure({ code: '23505' })],
    ['a broken constraint of SQLite', failure({ code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
    ['a mistake in SQL', failure({ code: '42601' })],
    ['a mistake in code', new TypeError('x is not a function')],
    ['no error at all', undefined],
  ])('does not hold for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe('withRetry', () => {
  it.each([{ code: '40001' }, { code: '40P01' }, { code: 'ERR_SQLITE_ERROR', errcode: 517 }])(
    'retries after %j',
    async (properties) => {
      let attempts = 0;
      const result = await withRetry(async () => {
        attempts += 1;
        if (attempts < 3) throw failure(properties);
        return 'done';
      });
      expect({ result, attempts }).toEqual({ result: 'done', attempts: 3 });
    },
  );

  it('gives up after three attempts', async () => {
    const deadlock = failure({ code: '40P01' });
    let attempts = 0;
    const failed = withRetry(async () => {
      attempts += 1;
      throw deadlock;
    });
    await expect(failed).rejects.toBe(deadlock);
    expect(attempts).toBe(3);
  });

  it('does not retry other errors', async () => {
    let attempts = 0;
    const failed = withRetry(async () => {
      attempts += 1;
      throw failure({ code: '23505' });
    });
    await expect(failed).rejects.toThrow('failed');
    expect(attempts).toBe(1);
  });

  // SQLite lets one transaction write at a time.
  it.runIf(inject('testDatabase').engine === 'postgres')('resolves a deadlock of two transactions', async () => {
    const { database, dispose } = await createTestDatabase('demonstration');
    let attempts = 0;
    let arrive = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => {
      let missing = 2;
      arrive = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    const rename = (name: string, ids: readonly number[]) =>
      withRetry(() => {
        attempts += 1;
        return database.kysely.transaction().execute(async (transaction) => {
          for (const id of ids) {
            await transaction.updateTable('products').set({ name }).where('id', '=', id).execute();
            arrive();
            await bothHold;
          }
        });
      });
    await Promise.all([rename('forwards', [101, 103]), rename('backwards', [103, 101])]);
    expect(attempts).toBe(3);
    const rows = await database.kysely.selectFrom('products').select('name').where('id', 'in', [101, 103]).execute();
    expect(new Set(rows.map(({ name }) => name)).size).toBe(1);
    await dispose();
  });
});
