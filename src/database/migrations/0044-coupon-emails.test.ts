import { expect, it } from 'vitest';
import { openEarlierDatabase } from '../testing/earlier-database.ts';
import { addCouponEmails } from './0044-coupon-emails.ts';

it('leaves earlier uses of coupons without an e-mail', async () => {
  const { kysely } = await openEarlierDatabase([
    'create table coupon_uses (id integer primary key, coupon_id integer not null)',
    'insert into coupon_uses (id, coupon_id) values (1, 7)',
  ]);
  await addCouponEmails(kysely);
  expect(await kysely.selectFrom('coupon_uses').select(['coupon_id', 'email_hash']).execute()).toEqual([
    { coupon_id: 7, email_hash: null },
  ]);
});
