import { expect, it } from 'vitest';
import { holdLimits } from '#rules/inventory/unpaid-holds.ts';
import { line } from '../../testing/cart-client.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const mist = { id: 926_001, name: 'Bruma de Teste', priceCents: 2990, stock: 500 };
const { shop, buyers } = await createOrderShop({ products: [mist], dependencies: { hasLimits: true } });
const { kysely } = shop.database;

const place = async () => buyers.place(await buyers.create([line(mist.id)]));

/** Orders of other guests that wait for their payment. */
async function insertOthers(count: number): Promise<void> {
  const { id: _id, ...order } = await kysely.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: count }, (_, index) => ({
    ...order,
    number: `OUTRO${index}`,
    token_hash: `outro-${index}`,
    session_hash: null,
    mailbox_hash: null,
    email: `outro-${index}@exemplo.test`,
    document: '',
    held_share: 0,
  }));
  await kysely.insertInto('orders').values(others).execute();
}

/** Kinds of the mails that wait, which are taken out. */
async function takeKinds(): Promise<string[]> {
  const mails = await kysely.deleteFrom('outbox').returning('kind').execute();
  return mails.map(({ kind }) => kind).toSorted();
}

it('mails new orders to the shop until sixty wait for their payment, and to the buyer always', async () => {
  await place();
  await insertOthers(holdLimits.mailedOrders - 2);
  await takeKinds();
  await place();
  expect(await takeKinds()).toEqual(['merchant-order', 'order-placed']);
  await place();
  expect(await takeKinds()).toEqual(['order-placed']);
});
