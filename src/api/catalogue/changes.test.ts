import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { testNow } from '#database/testing/fill-database.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing/test-database.ts';
import { startJobs } from '../jobs.ts';
import { createCatalogue } from './assembly/read-model.ts';

const productId = 101;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('demonstration');
});
afterAll(() => test.dispose());

function open() {
  const { database } = test;
  return createCatalogue({ database, clock: () => testNow, siteUrl: 'https://loja.test', logger: silent });
}

/** Writes like a merchant's tool: the change and the version in one transaction. */
async function rename(name: string): Promise<void> {
  await test.database.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable('products').set({ name }).where('id', '=', productId).execute();
    await transaction
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
  });
}

it('shows the change of another process after it polled the version', async () => {
  const catalogue = await open();
  const jobs = startJobs([{ intervalMs: 20, run: () => catalogue.refresh(), failure: 'failed' }], silent);
  await rename('Nome da primeira mudança');
  await vi.waitFor(() =>
    expect(catalogue.current().productsById.get(productId)?.name).toBe('Nome da primeira mudança'),
  );
  await jobs.close();
  await catalogue.close();
});

// SQLite cannot notify other processes of a change; they poll the version.
it.runIf(inject('testDatabase').engine === 'postgres')('is notified of a change without polling', async () => {
  const catalogue = await open();
  await rename('Nome da segunda mudança');
  await vi.waitFor(
    () => expect(catalogue.current().productsById.get(productId)?.name).toBe('Nome da segunda mudança'),
    {
      timeout: 5000,
    },
  );
  await catalogue.close();
});

// Only PostgreSQL has a connection that can break.
it.runIf(inject('testDatabase').engine === 'postgres')('reconnects after its connection was closed', async () => {
  const catalogue = await open();
  await rename('Antes do corte');
  await vi.waitFor(() => expect(catalogue.current().productsById.get(productId)?.name).toBe('Antes do corte'));
  const { sql } = await import('kysely');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen catalogue_moved' and datname = current_database()`.execute(test.database.kysely);
  await rename('Durante o corte');
  await vi.waitFor(() => expect(catalogue.current().productsById.get(productId)?.name).toBe('Durante o corte'), {
    timeout: 8000,
  });
  await catalogue.close();
});
