import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('createTestDatabase', () => {
  let first: TestDatabase;
  let second: TestDatabase;
  const countBrands = async ({ database }: TestDatabase): Promise<number> => {
    const { count } = await database.kysely
      .selectFrom('brands')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  beforeAll(async () => {
    [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([first.dispose(), second.dispose()]));

  it('returns a seeded database', async () => {
    expect(await countBrands(first)).toBeGreaterThan(0);
  });

  it('returns a separate database for every call', async () => {
    await first.database.kysely.deleteFrom('settings').execute();
    const left = await second.database.kysely.selectFrom('settings').selectAll().execute();
    expect(left.length).toBeGreaterThan(0);
  });
});
