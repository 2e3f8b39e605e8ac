import { afterAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { insertRows } from './insert-rows.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { database, dispose } = await createTestDatabase();
afterAll(dispose);

const failure = (properties: object) => Object.assign(new Error('failed'), properties);

describe('inTransaction', () => {
  it.each([{ code: '40001' }, { code: '40P01' }, { code: 'ERR_SQLITE_ERROR', errcode: 517 }])(
    'retries after %j',
    async (properties) => {
      let attempts = 0;
      const result = await inTransaction(database.kysely, async () => {
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
    const failed = inTransaction(database.kysely, async () => {
      attempts += 1;
      throw deadlock;
    });
    await expect(failed).rejects.toBe(deadlock);
    expect(attempts).toBe(3);
  });

  it('does not retry other errors', async () => {
    let attempts = 0;
    const failed = inTransaction(database.kysely, async () => {
      attempts += 1;
      throw failure({ code: '23505' });
    });
    await expect(failed).rejects.toThrow('failed');
    expect(attempts).toBe(1);
  });

  // SQLite lets one transaction write at a time.
  it.runIf(inject('testDatabase').engine === 'postgres')('resolves a deadlock of two transactions', async () => {
    const row = { failures: 1, first_at: 0, last_at: 0 };
    const subjects = ['first', 'second'];
    const rows = subjects.map((subject) => ({ subject_hash: subject, ...row }));
    await insertRows(database.kysely, 'login_failures', rows);
    let attempts = 0;
    let arrive = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => {
      let missing = 2;
      arrive = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    const count = (failures: number, order: readonly string[]) =>
      inTransaction(database.kysely, async (transaction) => {
        attempts += 1;
        for (const subject of order) {
          await transaction
            .updateTable('login_failures')
            .set({ failures })
            .where('subject_hash', '=', subject)
            .execute();
          arrive();
          await bothHold;
        }
      });
    await Promise.all([count(2, subjects), count(3, subjects.toReversed())]);
    expect(attempts).toBe(3);
    const counted = await database.kysely.selectFrom('login_failures').select('failures').execute();
    expect(new Set(counted.map(({ failures }) => failures)).size).toBe(1);
  });
});
