// A process that closes every order that was not paid within moments, until it is killed.

import { setTimeout as delay } from 'node:timers/promises';
import { expireOrders } from '#api/orders/paying/close-order.ts';
import { openDatabase } from '#database/client.ts';
import { isDatabaseUnavailable } from '#database/errors.ts';
import { readEnvironment } from '../env.ts';

const { DATABASE_URL: url, DATABASE_FILE: file, PIX_MINUTES: minutes = 30 } = readEnvironment();
const paidWithinMs = 300;
const database = await openDatabase({ url, file });
for (;;) {
  try {
    await expireOrders(database, Date.now() + minutes * 60_000 - paidWithinMs);
  } catch (error) {
    // As in the job of the shop: a lock that comes too late on a busy machine is tried again.
    if (!isDatabaseUnavailable(error)) throw error;
  }
  await delay(20);
}
