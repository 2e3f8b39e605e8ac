import { describe, expect, it } from 'vitest';
import { checkoutSchema } from '#contract/buying/checkout.ts';
import { testNow } from '#database/testing/test-now.ts';
import type { PixReceiver } from '../../payments/pix/receiver.ts';
import { demonstrationPix, testPix } from '../../payments/pix/testing/test-pix.ts';
import { line } from '../../testing/cart-client.ts';
import { createServiceShop, mist } from '../payment-services/testing/service-shop.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const open = async (pix: PixReceiver) => (await createOrderShop({ products: [mist], dependencies: { pix } })).buyers;
const [byStatement, inHalfAnHour, demonstration] = [
  await open({ ...testPix, minutes: undefined }),
  await open(testPix),
  await open(demonstrationPix),
];
const { buyers: byService } = await createServiceShop();

describe('an order by a Pix that no service reports', () => {
  it('waits until the end of the next business day, or as long as the merchant says', async () => {
    const readDeadline = async (buyers: typeof byStatement) => {
      const { pagamento } = await buyers.read(await buyers.place(await buyers.create([line(mist.id)])));
      return Date.parse(pagamento.venceEm);
    };
    // The day of the test is a holiday, and a Friday.
    expect(await readDeadline(byStatement)).toBe(Date.parse('2026-11-23T23:59:00-03:00'));
    expect(await readDeadline(inHalfAnHour)).toBe(testNow.getTime() + testPix.minutes * 60_000);
  });
});

describe('the checkout', () => {
  it.each([
    ['by the static Pix of the shop', byStatement, { pix: undefined }],
    ['in a demonstration', demonstration, { pix: true, cartao: true, boleto: true }],
    ['by a payment service', byService, { pix: true, cartao: true }],
  ])('says whether the shop sees a payment by itself: %s', async (_, buyers, expected) => {
    const { session } = await buyers.create([line(mist.id)]);
    const { pagamentos } = checkoutSchema.parse((await buyers.send(session, 'GET', '/checkout/summary')).body);
    expect(Object.fromEntries(pagamentos.map(({ tipo, automatico }) => [tipo, automatico]))).toEqual(expected);
  });
});
