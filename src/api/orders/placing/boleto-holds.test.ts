import { expect, it } from 'vitest';
import { errorSchema } from '#contract/shared.ts';
import { demonstrationPix } from '../../payments/pix/testing/test-pix.ts';
import { line } from '../../testing/cart-client.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const soap = { id: 926_001, name: 'Sabonete de Boleto', priceCents: 1990, stock: 5000 };
const { shop, buyers } = await createOrderShop({
  products: [soap],
  dependencies: { pix: demonstrationPix, hasLimits: true },
});

/** Another order of the same visitor. */
async function order(session: string, tipo: string) {
  const headers = { Session: session };
  await shop.send('/checkout/cart', { method: 'POST', json: { tipo: 'produto', itens: [line(soap.id)] }, headers });
  await buyers.send(session, 'PUT', '/checkout/payment', { tipo });
  return buyers.order(await buyers.fill(session));
}

it('takes a boleto only while a new order gets all of its days', async () => {
  const { session } = await buyers.create([line(soap.id)]);
  expect((await order(session, 'boleto')).status).toBe(200);
  expect((await order(session, 'boleto')).status).toBe(200);
  // Two of the three orders that one buyer may leave unpaid shorten the time of the next.
  const refused = await order(session, 'boleto');
  expect(refused.status).toBe(422);
  expect(errorSchema.parse(refused.body).error).toContain('pelo tempo de um boleto');
  expect((await order(session, 'pix')).status).toBe(200);
});
