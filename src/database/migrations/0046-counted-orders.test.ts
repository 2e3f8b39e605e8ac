import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { addCountedOrders } from './0046-counted-orders.ts';

it('counts orders of the version before as those of new buyers', async () => {
  const { kysely } = await openEarlierDatabase([
    'create table orders (id integer primary key, placed_at bigint not null, network_hash text)',
    "insert into orders (id, placed_at, network_hash) values (1, 5, 'a')",
  ]);
  await addCountedOrders(kysely);
  expect(await kysely.selectFrom('orders').select(['network_hash', 'mailbox_hash', 'of_new_buyer']).execute()).toEqual([
    { network_hash: 'a', mailbox_hash: null, of_new_buyer: 1 },
  ]);
});
