import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/in-transaction.ts';
import { testNow } from '#database/testing/test-now.ts';
import { takenCouponText } from '#rules/promotions/coupon.ts';
import { createAccounts } from '../../accounts/testing/accounts.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { couponHoldMs } from './hold-coupon.ts';
import { redeemCoupon } from './redeem-coupon.ts';
import { releaseCoupon } from './release-coupon.ts';
import { createCouponClient, insertCoupon } from './testing/coupon-client.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 100_000, shops: ['main', 'caszulo'] };
const [maria, joao] = [1, 2];
const inOtherCart = 'Esse cupom está em outra sacola sua. Tire de lá, ou espere meia hora, para usar aqui.';

const shop = await createTestApi({ products: [candle] });
const carts = createCartClient(shop);
const coupons = createCouponClient(shop);
const accounts = createAccounts(shop);
beforeEach(() => {
  shop.clock.now = testNow;
});

const pass = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};
const fill = async () => (await carts.add([line(candle.id)])).session;
const fillMany = (count: number) => Promise.all(Array.from({ length: count }, fill));

let orders = 0;
/** Redeems like an order, in a separate transaction. */
async function take(session: string, customerId: number | null, document = `documento-${session}`) {
  const cartId = await coupons.findCartId(session);
  const orderId = (orders += 1);
  const { coupon_code: code } = await shop.database.kysely
    .selectFrom('carts')
    .select('coupon_code')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow();
  const nowMs = shop.clock.now.getTime();
  const taken = await inTransaction(shop.database.kysely, (transaction) =>
    redeemCoupon(transaction, {
      cartId,
      customerId,
      document,
      email: `${document}@exemplo.test`,
      orderId,
      code: code ?? '',
      nowMs,
    }),
  );
  return { orderId, code: taken?.code };
}
const countUsed = async (id: number) => {
  const { kysely } = shop.database;
  const { used } = await kysely.selectFrom('coupons').select('used').where('id', '=', id).executeTakeFirstOrThrow();
  const uses = await kysely.selectFrom('coupon_uses').select('id').where('coupon_id', '=', id).execute();
  return { used, rows: uses.length };
};

describe('a limited coupon', () => {
  it('is granted to exactly one of fifty carts that concurrently request the last use', async () => {
    const sessions = await fillMany(50);
    const responses = await Promise.all(sessions.map((session) => coupons.apply('UNICO', session)));
    expect(responses.filter(([status]) => status === 200)).toHaveLength(1);
    expect(responses.filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: 49 }, () => [422, takenCouponText]),
    );
    const read = await Promise.all(sessions.map((session) => carts.read(session)));
    expect(read.filter(({ cupom }) => cupom)).toHaveLength(1);
  });

  it('is granted to new buyers, guests and customers, up to half of what is left, and once per cart', async () => {
    await insertCoupon(shop.database, 'SETE', { total_limit: 7 });
    const applyAll = async (sessions: string[]) => {
      await Promise.all([...sessions, ...sessions].map((session) => coupons.apply('SETE', session)));
      const read = await Promise.all(sessions.map((session) => carts.read(session)));
      return read.filter(({ cupom }) => cupom).length;
    };
    const customers: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { session } = await accounts.create();
      await carts.add([line(candle.id)], session);
      customers.push(session);
    }
    expect(await applyAll(await fillMany(2))).toBe(2);
    expect(await applyAll(customers)).toBe(2);
    expect(await applyAll(await fillMany(20))).toBe(0);
  });

  it('is held for half an hour after the last change of the cart', async () => {
    await insertCoupon(shop.database, 'SEGURO', { total_limit: 1 });
    const [first = '', second = ''] = await fillMany(2);
    await coupons.apply('SEGURO', first);
    pass(couponHoldMs - 1);
    expect(await coupons.apply('SEGURO', second)).toEqual([422, takenCouponText]);
    await carts.add([line(candle.id)], first);
    pass(couponHoldMs - 1);
    expect(await coupons.apply('SEGURO', second)).toEqual([422, takenCouponText]);
    await coupons.apply('SEGURO', first);
    pass(couponHoldMs - 1);
    expect(await coupons.apply('SEGURO', second)).toEqual([422, takenCouponText]);
  });

  it('is available again once the hold has expired, with a message for the first cart', async () => {
    await insertCoupon(shop.database, 'LIVRE', { total_limit: 1 });
    const [first = '', second = ''] = await fillMany(2);
    await coupons.apply('LIVRE', first);
    pass(couponHoldMs);
    expect((await carts.read(first)).cupom?.codigo).toBe('LIVRE');
    expect((await coupons.apply('LIVRE', second))[0]).toBe(200);
    const lost = [{ tipo: 'aviso', mensagem: `${takenCouponText} O cupom LIVRE saiu da sacola.` }];
    const cart = await carts.read(first);
    expect([cart.cupom, cart.totais?.total, cart.mensagens]).toEqual([undefined, 49.9, lost]);
    expect((await carts.add([line(candle.id)], first)).cart.mensagens).toEqual(lost);
    expect((await carts.read(first)).mensagens).toEqual([]);
  });

  it('is held again by the next change if it is still available', async () => {
    await insertCoupon(shop.database, 'DENOVO', { total_limit: 1 });
    const [first = '', second = ''] = await fillMany(2);
    await coupons.apply('DENOVO', first);
    pass(couponHoldMs * 3);
    expect((await carts.add([line(candle.id)], first)).cart.cupom?.codigo).toBe('DENOVO');
    expect(await coupons.apply('DENOVO', second)).toEqual([422, takenCouponText]);
  });

  it.each([
    ['taken off', (session: string) => coupons.remove(session)],
    ['replaced', (session: string) => coupons.apply('FRETEAMIGO', session)],
  ])('is available immediately when it is %s', async (how, change) => {
    const code = how === 'replaced' ? 'TROCA' : 'TIRA';
    await insertCoupon(shop.database, code, { total_limit: 1 });
    const first = (await carts.add([line(candle.id, 3)])).session;
    await coupons.apply(code, first);
    expect((await change(first))[0]).toBe(200);
    expect((await coupons.apply(code, await fill()))[0]).toBe(200);
  });

  it('is held once by a customer who had it in the carts of two devices, and not again in another shop', async () => {
    const id = await insertCoupon(shop.database, 'UMAPORPESSOA', { per_customer_limit: 1 });
    const [phone = '', laptop = '', other = ''] = await fillMany(3);
    for (const session of [phone, laptop]) await coupons.apply('UMAPORPESSOA', session);
    for (const session of [phone, laptop]) await coupons.signIn(session, maria);
    await coupons.signIn(other, joao);
    const { cart } = await carts.add([line(candle.id)], phone);
    expect([cart.cupom?.codigo, (await carts.read(laptop)).cupom?.codigo]).toEqual(['UMAPORPESSOA', 'UMAPORPESSOA']);
    expect(await countUsed(id)).toMatchObject({ rows: 1 });
    await carts.add([line(candle.id)], laptop, '?loja=caszulo');
    expect(await coupons.apply('UMAPORPESSOA', laptop, '?loja=caszulo')).toEqual([422, inOtherCart]);
    expect((await coupons.apply('UMAPORPESSOA', other))[0]).toBe(200);
  });
});

describe('an order', () => {
  it('converts the hold to a permanent use', async () => {
    const id = await insertCoupon(shop.database, 'PEDIDO', { total_limit: 1 });
    const [first = '', second = ''] = await fillMany(2);
    await coupons.apply('PEDIDO', first);
    expect((await take(first, maria)).code).toBe('PEDIDO');
    expect((await carts.read(first)).cupom).toBeUndefined();
    expect(await countUsed(id)).toEqual({ used: 1, rows: 1 });
    pass(couponHoldMs * 100);
    expect(await coupons.apply('PEDIDO', second)).toEqual([422, takenCouponText]);
  });

  it('redeems nothing for a cart without a coupon', async () => {
    expect((await take(await fill(), maria)).code).toBeUndefined();
  });

  it('succeeds for one of fifty that concurrently redeem the last use without a hold', async () => {
    const id = await insertCoupon(shop.database, 'CORRIDA', { total_limit: 1 });
    const sessions = await fillMany(50);
    const cartIds = await Promise.all(sessions.map((session) => coupons.findCartId(session)));
    await shop.database.kysely
      .updateTable('carts')
      .set({ coupon_code: 'CORRIDA' })
      .where('id', 'in', cartIds)
      .execute();
    const results = await Promise.allSettled(sessions.map((session) => take(session, null)));
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(refusals).toEqual(Array.from({ length: 49 }, () => `ApiError: ${takenCouponText}`));
    expect(await countUsed(id)).toEqual({ used: 1, rows: 1 });
  });

  it('is refused when another cart holds the last use, and changes nothing', async () => {
    const id = await insertCoupon(shop.database, 'ALHEIO', { total_limit: 1 });
    const [first = '', second = ''] = await fillMany(2);
    await coupons.apply('ALHEIO', first);
    pass(couponHoldMs);
    await coupons.apply('ALHEIO', second);
    await expect(take(first, maria)).rejects.toThrow(takenCouponText);
    expect(await countUsed(id)).toEqual({ used: 0, rows: 1 });
    expect((await take(second, joao)).code).toBe('ALHEIO');
  });

  it('is refused when the coupon expired during the checkout', async () => {
    await insertCoupon(shop.database, 'TARDE', { ends_at: testNow.getTime() + 1000 });
    const session = await fill();
    await coupons.apply('TARDE', session);
    pass(1000);
    await expect(take(session, maria)).rejects.toThrow('Esse cupom venceu.');
  });

  it('counts for the customer, also concurrently, and the same cart may use it up to the limit', async () => {
    const id = await insertCoupon(shop.database, 'DUASVEZES', { per_customer_limit: 2 });
    const session = await fill();
    await coupons.signIn(session, maria);
    for (const _ of [1, 2]) {
      expect((await coupons.apply('DUASVEZES', session))[0]).toBe(200);
      await take(session, maria);
    }
    expect(await coupons.apply('DUASVEZES', session)).toEqual([422, takenCouponText]);
    expect(await countUsed(id)).toEqual({ used: 2, rows: 2 });

    const visitors = await fillMany(5);
    for (const visitor of visitors) await coupons.apply('DUASVEZES', visitor);
    const results = await Promise.allSettled(visitors.map((visitor) => take(visitor, joao)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('releases its use once when it is cancelled', async () => {
    const id = await insertCoupon(shop.database, 'VOLTA', { total_limit: 1 });
    const session = await fill();
    await coupons.apply('VOLTA', session);
    const { orderId } = await take(session, maria);
    const release = () =>
      shop.database.kysely
        .transaction()
        .execute((transaction) => releaseCoupon(transaction, { couponId: id, orderId }));
    await Promise.all([release(), release()]);
    expect(await countUsed(id)).toEqual({ used: 0, rows: 0 });
    expect((await coupons.apply('VOLTA', session))[0]).toBe(200);
  });
});

describe('a coupon of the first order', () => {
  it('is granted to visitors and to customers without orders only', async () => {
    await insertCoupon(shop.database, 'PRIMEIRA', { first_order_only: 1 });
    const cart = await fill();
    expect((await coupons.apply('PRIMEIRA', cart))[0]).toBe(200);
    await coupons.signIn(cart, 1);
    expect((await coupons.apply('PRIMEIRA', cart))[0]).toBe(200);
    await shop.database.kysely.updateTable('customers').set({ has_ordered: 1 }).where('id', '=', 1).execute();
    expect(await coupons.apply('PRIMEIRA', cart)).toEqual([422, 'Esse cupom vale só na primeira compra.']);
    await shop.database.kysely.updateTable('customers').set({ has_ordered: 0 }).where('id', '=', 1).execute();
  });
});
