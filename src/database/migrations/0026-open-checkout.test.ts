import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { openCheckout } from './0026-open-checkout.ts';

it.each([
  ['opens where there never was a checkout', [], 'true'],
  ['stays closed where an order was placed', ['insert into orders (id) values (1)'], 'false'],
  ['stays closed where a checkout was begun', ['insert into checkouts (id) values (1)'], 'false'],
])('a checkout that is closed %s', async (_, statements, after) => {
  const { kysely } = await openEarlierDatabase([
    'create table settings (key text primary key, value_json text not null)',
    'create table orders (id integer primary key)',
    'create table checkouts (id integer primary key)',
    `insert into settings (key, value_json) values ('checkout.aberto', 'false'), ('carrinho.brindes', 'false')`,
    ...statements,
  ]);
  await openCheckout(kysely);
  const settings = await kysely.selectFrom('settings').selectAll().orderBy('key').execute();
  expect(settings.map(({ value_json: value }) => value)).toEqual(['false', after]);
});
