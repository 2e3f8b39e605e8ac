// An account on two devices: one cart, and one order of it.

import { expect, it } from 'vitest';
import { errorSchema } from '#contract/shared.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import { soap } from '../../delivery/testing/shipment-shop.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const { shop, buyers } = await createOrderShop();
const accounts = createAccounts(shop);
const cart = createCartClient(shop);

/** Both see the same cart and have entered where it goes to. */
async function fillBoth() {
  const { id, session: phone } = await accounts.create();
  const laptop = await accounts.signIn(id);
  await cart.add([line(soap.id)], phone);
  return { phone: await buyers.fill(phone), laptop: await buyers.fill(laptop) };
}

it('is ordered on one, and is empty on the other, also if that one still shows it', async () => {
  const { phone, laptop } = await fillBoth();
  await buyers.place(phone);
  const { status, body } = await buyers.order(laptop);
  expect([status, errorSchema.parse(body).error]).toEqual([422, 'Sua sacola está vazia.']);
  expect((await cart.read(laptop.session)).itens).toEqual([]);
  // What was entered for that order is not taken for the next one.
  await cart.add([line(soap.id)], laptop.session);
  await expect(buyers.see(laptop.session)).rejects.toThrow('the checkout lacks');
});

it('is ordered once by both at the same time', async () => {
  const { phone, laptop } = await fillBoth();
  const answers = await Promise.all([buyers.order(phone), buyers.order(laptop)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
});
