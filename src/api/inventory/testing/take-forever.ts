// Takes one of two units, both in each order, and gives every second order back, until the process is killed.

import { openDatabase } from '#database/client.ts';
import { returnStock } from '../return-stock.ts';
import { takeStock } from '../take-stock.ts';

const [productId = 0, other = 0] = process.argv.slice(2).map(Number);
const database = await openDatabase({ url: process.env['DATABASE_URL'], file: process.env['DATABASE_FILE'] });
const units = [productId, other].map((id) => ({ productId: id, attributeValueId: 0, quantity: 1 }));
const nowMs = Date.now();
for (let order = 0; ; order += 1) {
  const reference = `${process.pid}-${order}`;
  await database.kysely.transaction().execute((transaction) => takeStock(transaction, { units, reference, nowMs }));
  if (order % 2 === 1) {
    await database.kysely
      .transaction()
      .execute((transaction) => returnStock(transaction, { reference, cause: 'cancel', nowMs }));
  }
  process.stdout.write('.');
}
