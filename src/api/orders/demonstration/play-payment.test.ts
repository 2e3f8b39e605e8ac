import { expect, it } from 'vitest';
import { orderSchema } from '#contract/buying/orders.ts';
import { demonstrationPix, testPix } from '../../payments/pix/testing/test-pix.ts';
import { createOrderShop } from '../testing/order-shop.ts';
import { placeOrderOf } from '../testing/placed-orders.ts';

const mist = { id: 914_001, name: 'Bruma de Brincadeira', priceCents: 2990, stock: 50 };

type OrderShop = Awaited<ReturnType<typeof createOrderShop>>;
const open = (pix: typeof testPix) => createOrderShop({ products: [mist], dependencies: { pix } });
const [demonstration, real] = [await open(demonstrationPix), await open(testPix)];

async function place({ shop, buyers }: OrderShop) {
  const order = await placeOrderOf(shop, buyers, { productId: mist.id });
  const play = (token: string) => buyers.send('', 'POST', `/order/${order.numero}/demonstration-payment`, {}, token);
  return { shop, buyers, order, play };
}

it('plays the payment of an order once, for whoever may see it', async () => {
  const { shop, order, play } = await place(demonstration);
  expect((await play('')).status).toBe(404);
  const answers = await Promise.all([play(order.token), play(order.token), play(order.token)]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(orderSchema.parse(body)).toMatchObject({ estado: 'pago', pagamento: { demonstracao: true } });
  }
  const receipts = await shop.database.kysely.selectFrom('receipts').select(['state', 'source']).execute();
  expect(receipts).toEqual([{ state: 'matched', source: 'demonstration' }]);
});

it('plays nothing for a cancelled order', async () => {
  const { buyers, order, play } = await place(demonstration);
  await buyers.send('', 'POST', `/order/${order.numero}/cancel`, {}, order.token);
  expect((await play(order.token)).status).toBe(422);
  expect((await play(order.token)).status).toBe(422);
});

it('does not exist in a shop that takes real money [R10.11-10]', async () => {
  const { buyers, order, play } = await place(real);
  const { status, body } = await play(order.token);
  expect(status).toBe(404);
  expect(await buyers.send('', 'POST', '/order/3333-3333/demonstration-payment')).toEqual({ status, body });
  expect((await buyers.read(order)).estado).toBe('aguardando-pagamento');
});
