// R2: how many times a second the database alone can do what one order asks of it, without HTTP, rules and waiting for the disk.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, sql } from 'kysely';
import { createApi } from '#api/app.ts';
import { testPix } from '#api/payments/pix/testing/test-pix.ts';
import { type Database, openDatabase } from '#database/client.ts';
import { openSqliteFile } from '#database/sqlite/file.ts';
import { recordStatementsOf } from '#database/testing/record-statements.ts';
import type { OrderRequest } from '#server/testing/order-writers.ts';
import { time } from './compare.ts';
import { apiHeaders, apiPrefix } from './requests.ts';

const repetitions = 500;

/**
 * Repeats the transaction of `request` in a copy of the SQLite file, each time rolled back so that the next one finds the
 * same rows; transactions a second. Not a number on PostgreSQL.
 */
export async function countOrderSql({ kysely, engine }: Database, request: OrderRequest): Promise<number> {
  if (engine === 'postgres') return Number.NaN;
  const folder = mkdtempSync(join(tmpdir(), 'manaca-bench-orders-'));
  try {
    const [copy, recorded] = [join(folder, 'copy.sqlite'), join(folder, 'recorded.sqlite')];
    for (const file of [copy, recorded]) await sql`vacuum into ${file}`.execute(kysely);
    return await repeatInFile(copy, await recordOrder(recorded, request));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The statements of placing the order, without those that begin and end its transaction. */
async function recordOrder(file: string, { session, body }: OrderRequest): Promise<CompiledQuery[]> {
  const database = await openDatabase({ file });
  const recordStatements = recordStatementsOf(database.kysely);
  const note = (): void => undefined;
  const api = await createApi(
    {
      database,
      clock: () => new Date(),
      siteUrl: 'https://loja.test',
      cookieName: 'PHPSESSID',
      logger: { info: note, warn: note, error: note },
      sendMail: async () => undefined,
      services: { postalCodes: [], geocoder: undefined },
      pix: testPix,
      hasLimits: false,
    },
    { isPollingMail: false },
  );
  const headers = { ...apiHeaders, Session: session, 'Content-Type': 'application/json' };
  const statements = await recordStatements(async () => {
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await api.fetch(new Request(`https://loja.test${apiPrefix}/checkout/order`, sent));
    if (response.status !== 200) throw new Error(`the order was answered ${response.status}: ${await response.text()}`);
  });
  await api.close();
  await database.close();
  const texts = statements.map(({ sql: text }) => text);
  return statements.slice(texts.indexOf('begin') + 1, texts.indexOf('commit'));
}

async function repeatInFile(name: string, statements: readonly CompiledQuery[]): Promise<number> {
  const file = openSqliteFile(name);
  const run = (text: string, parameters: readonly unknown[] = []): void => {
    const statement = file.prepare(text);
    if (statement.reader) statement.all(parameters);
    else statement.run(parameters);
  };
  const ms = await time(async () => {
    for (let count = 0; count < repetitions; count += 1) {
      run('begin');
      for (const { sql: text, parameters } of statements) run(text, parameters);
      run('rollback');
    }
  });
  file.close();
  return (repetitions / ms) * 1000;
}
