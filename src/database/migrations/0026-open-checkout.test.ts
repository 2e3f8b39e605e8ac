import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../client.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { openCheckout } from './0026-open-checkout.ts';

it.each([
  ['opens where there never was a checkout', [], 'true'],
  ['stays closed where an order was placed', ['insert into orders (id) values (1)'], 'false'],
  ['stays closed where a checkout was begun', ['insert into checkouts (id) values (1)'], 'false'],
])('a checkout that is closed %s', async (_, statements, after) => {
  const { environment, dispose } = await createEmptyDatabase();
  const database = await openDatabase({ url: environment['DATABASE_URL'], file: environment['DATABASE_FILE'] });
  const { kysely } = database;
  for (const statement of [
    'create table settings (key text primary key, value_json text not null)',
    'create table orders (id integer primary key)',
    'create table checkouts (id integer primary key)',
    `insert into settings (key, value_json) values ('checkout.aberto', 'false'), ('carrinho.brindes', 'false')`,
    ...statements,
  ])
    await sql.raw(statement).execute(kysely);
  await openCheckout(kysely);
  const settings = await kysely.selectFrom('settings').selectAll().orderBy('key').execute();
  expect(settings.map(({ value_json: value }) => value)).toEqual(['false', after]);
  await database.close();
  await dispose();
});
