import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { moveFreeShipping } from './0010-free-shipping.ts';

it('keeps which rates are free: always, from the threshold on, or never', async () => {
  const { kysely } = await openEarlierDatabase([
    'create table freight_rates (id integer primary key, price_cents integer not null, free_from_cents integer)',
    'insert into freight_rates (id, price_cents, free_from_cents) values (1, 500, 0), (2, 1390, 14900), (3, 2390, null)',
  ]);
  await moveFreeShipping(kysely);
  const rates = kysely.selectFrom('freight_rates').select(['id', 'price_cents', 'free_from_threshold']);
  expect(await rates.orderBy('id').execute()).toEqual([
    { id: 1, price_cents: 0, free_from_threshold: 0 },
    { id: 2, price_cents: 1390, free_from_threshold: 1 },
    { id: 3, price_cents: 2390, free_from_threshold: 0 },
  ]);
});
