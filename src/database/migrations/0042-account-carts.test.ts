import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { moveAccountCarts } from './0042-account-carts.ts';

it('makes the cart of an account that changed last its only one, and leaves those of visitors', async () => {
  const { kysely } = await openEarlierDatabase([
    `create table sessions (token_hash text primary key, customer_id integer, created_at bigint, last_seen_at bigint,
      device text, secret_hash text)`,
    'create table carts (id integer primary key, session_hash text, shop_id text, updated_at bigint)',
    `insert into sessions (token_hash, customer_id, created_at, last_seen_at, device, secret_hash) values
      ('phone', 7, 1, 20, '', null), ('laptop', 7, 1, 30, '', ''), ('visitor', null, 1, 9, '', null), ('idle', 8, 1, 2, '', null)`,
    `insert into carts (id, session_hash, shop_id, updated_at) values
      (1, 'phone', 'main', 5), (2, 'laptop', 'main', 6), (3, 'phone', 'caszulo', 4), (4, 'visitor', 'main', 3)`,
  ]);
  await moveAccountCarts(kysely);
  const carts = await kysely.selectFrom('carts').select(['id', 'session_hash', 'shop_id']).orderBy('id').execute();
  expect(carts).toEqual([
    { id: 2, session_hash: 'account-7', shop_id: 'main' },
    { id: 3, session_hash: 'account-7', shop_id: 'caszulo' },
    { id: 4, session_hash: 'visitor', shop_id: 'main' },
  ]);
  const sessions = await kysely.selectFrom('sessions').selectAll().where('token_hash', 'like', 'account-%').execute();
  expect(sessions.map((row) => [row.token_hash, row.customer_id, Number(row.last_seen_at), row.secret_hash])).toEqual(
    expect.arrayContaining([
      ['account-7', 7, 30, ''],
      ['account-8', 8, 2, ''],
    ]),
  );
});
