import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { addUnpaidHolds } from './0039-unpaid-holds.ts';

it('counts an order of the version before, which holds nothing that is known', async () => {
  const { kysely, engine } = await openEarlierDatabase([
    'create table orders (id integer primary key, customer_id integer, money_state text not null)',
    "insert into orders (id, money_state) values (1, 'awaiting')",
  ]);
  await addUnpaidHolds(kysely, engine);
  const order = await kysely.selectFrom('orders').select(['session_hash', 'network_hash', 'held_share']).execute();
  expect(order).toEqual([{ session_hash: null, network_hash: null, held_share: 0 }]);
  expect(await kysely.selectFrom('locks').select('name').execute()).toEqual([{ name: 'unpaid-orders' }]);
});
