import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProduct } from '../testing/insert-catalogue.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type Browser, createBrowser, joao, maria, repeatUntil } from '../customers/testing/account-client.ts';

const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 5000 };
const soap = { id: 900_002, name: 'Sabonete de Teste', priceCents: 1990, stock: 5000 };
const sachet = { id: 900_003, name: 'Sachê de Teste', priceCents: 990, stock: 50, shops: ['main', 'caszulo'] };
const scarce = { id: 900_004, name: 'Difusor Raro', priceCents: 3330, stock: 3 };
const many = Array.from({ length: 120 }, (_, index) => ({
  id: 901_000 + index,
  name: `Miudeza ${index}`,
  priceCents: 100,
  stock: 10,
}));
const side = '?loja=caszulo';

let shop: TestApi;
beforeAll(async () => {
  shop = await createTestApi({
    async prepare(database) {
      for (const product of [candle, soap, sachet, scarce, ...many]) await insertProduct(database, product);
    },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.kysely.deleteFrom('sessions').execute();
});

/** Time stands still otherwise. */
const passSecond = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
};

async function aVisitor(...productIds: number[]): Promise<Browser> {
  const browser = createBrowser(shop);
  for (const id of productIds) await browser.add(id);
  return browser;
}

async function aBrowserOf(person: typeof maria, ...productIds: number[]): Promise<Browser> {
  const browser = await aVisitor(...productIds);
  await browser.signIn(person);
  passSecond();
  return browser;
}

describe('the cart of somebody who signs in', () => {
  it('keeps what the visitor put into it, in both shops', async () => {
    const browser = await aVisitor(candle.id);
    await browser.add(sachet.id, 2, side);
    await browser.signIn(maria);
    expect([await browser.readCart(), await browser.readCart(side)]).toEqual([{ [candle.id]: 1 }, { [sachet.id]: 2 }]);
  });

  it('comes back after signing out, and is nobody’s in between', async () => {
    const browser = await aBrowserOf(maria);
    await browser.add(candle.id, 3);
    await browser.add(sachet.id, 1, side);
    await browser.logOut();
    expect([await browser.readCart(), await browser.readCart(side)]).toEqual([{}, {}]);
    await browser.signIn(maria);
    expect([await browser.readCart(), await browser.readCart(side)]).toEqual([{ [candle.id]: 3 }, { [sachet.id]: 1 }]);
  });

  it('comes along to a second device, added to what lies there, in both shops', async () => {
    const phone = await aBrowserOf(maria, candle.id, soap.id);
    await phone.add(sachet.id, 4, side);
    const laptop = await aVisitor(candle.id, sachet.id);
    await laptop.add(sachet.id, 1, side);
    await laptop.signIn(maria);
    expect(await laptop.readCart()).toEqual({ [candle.id]: 2, [soap.id]: 1, [sachet.id]: 1 });
    expect(await laptop.readCart(side)).toEqual({ [sachet.id]: 5 });
    expect(await phone.readCart()).toEqual({ [candle.id]: 1, [soap.id]: 1 });
  });

  it('is the one that changed last, however often its owner signs in and out', async () => {
    const phone = await aBrowserOf(maria, candle.id);
    const laptop = await aBrowserOf(maria, soap.id);
    for (let round = 0; round < 3; round += 1) {
      await laptop.logOut();
      await laptop.signIn(maria);
      await laptop.signIn(maria);
      passSecond();
    }
    expect(await laptop.readCart()).toEqual({ [candle.id]: 1, [soap.id]: 1 });
    await phone.add(candle.id, 4);
    const tablet = await aBrowserOf(maria);
    expect(await tablet.readCart()).toEqual({ [candle.id]: 5 });
  });

  it('stays empty when its owner emptied it last', async () => {
    const phone = await aBrowserOf(maria, candle.id);
    const laptop = await aBrowserOf(maria);
    const line = { tipo: 'produto', idProduto: candle.id };
    await laptop.send('/checkout/cart', { method: 'DELETE', json: line });
    passSecond();
    await laptop.logOut();
    await laptop.signIn(maria);
    expect([await laptop.readCart(), await phone.readCart()]).toEqual([{}, { [candle.id]: 1 }]);
  });

  it('never goes to somebody else who signs in at the same browser', async () => {
    const browser = await aBrowserOf(maria, candle.id);
    await browser.signIn(joao);
    expect(await browser.readCart()).toEqual({});
    await browser.add(soap.id);
    await browser.signIn(maria);
    expect(await browser.readCart()).toEqual({ [candle.id]: 1 });
  });

  it('is cut to what the stock allows', async () => {
    const phone = createBrowser(shop);
    await phone.add(scarce.id, 3);
    await phone.signIn(maria);
    passSecond();
    const laptop = await aBrowserOf(maria, scarce.id);
    expect(await laptop.readCart()).toEqual({ [scarce.id]: 3 });
  });

  it('takes 100 lines, those of this browser first, and 999 of each', async () => {
    const ids = many.map(({ id }) => id);
    const fill = (browser: Browser, productIds: number[]) =>
      browser.post('/checkout/cart', { itens: productIds.map((idProduto) => ({ idProduto })) });
    const phone = createBrowser(shop);
    await fill(phone, ids.slice(0, 60));
    await phone.add(candle.id, 900);
    await phone.signIn(maria);
    passSecond();
    const laptop = createBrowser(shop);
    await fill(laptop, ids.slice(60));
    await laptop.add(candle.id, 900);
    await laptop.signIn(maria);
    const cart = await laptop.readCart();
    expect(Object.keys(cart)).toHaveLength(100);
    expect(ids.slice(60).filter((id) => cart[id] !== 1)).toEqual([]);
    expect(cart[candle.id]).toBe(999);
    expect((await laptop.add(soap.id)).status).toBe(422);
  });

  it('forgets what lay in a session that fell idle', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    await aBrowserOf(maria, candle.id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 14 * dayMs);
    expect(await (await aBrowserOf(maria)).readCart()).toEqual({});
  });
});

describe('at the same moment', () => {
  it('twenty sign-ins of one customer work and lose no line', async () => {
    const browsers = await Promise.all(many.slice(0, 20).map(({ id }) => aVisitor(id)));
    const users = await Promise.all(browsers.map((browser) => browser.signIn(maria)));
    expect(users.filter(({ logado }) => logado)).toHaveLength(20);
    const carts = await Promise.all(browsers.map((browser) => browser.readCart()));
    const sizes = carts.map((cart) => Object.keys(cart).length).toSorted((a, b) => a - b);
    expect(sizes).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    passSecond();
    expect(Object.keys(await (await aBrowserOf(maria)).readCart())).toHaveLength(20);
  });

  it('twenty sign-ins out of one browser count its lines once', async () => {
    await (await aBrowserOf(maria, soap.id)).logOut();
    const browser = await aVisitor(candle.id);
    const tabs = Array.from({ length: 20 }, () => {
      const tab = createBrowser(shop);
      for (const [name, value] of browser.jar) tab.jar.set(name, value);
      return tab;
    });
    await Promise.all(tabs.map((tab) => tab.signIn(maria)));
    const carts = await Promise.all(tabs.map((tab) => tab.readCart()));
    expect(new Set(carts.map((cart) => JSON.stringify(cart)))).toEqual(
      new Set([JSON.stringify({ [candle.id]: 1, [soap.id]: 1 })]),
    );
  });

  it('what is added while its owner signs in is not lost', async () => {
    await aBrowserOf(maria, soap.id);
    const browser = await aVisitor(candle.id);
    const Cookie = `PHPSESSID=${browser.jar.get('PHPSESSID') ?? ''}`;
    const json = { itens: [{ idProduto: candle.id }] };
    const signedIn = browser.signIn(maria);
    let added = 1;
    await repeatUntil(signedIn, async () => {
      const answers = await Promise.all(
        [1, 2].map(() => shop.send('/checkout/cart', { method: 'POST', json, headers: { Cookie } })),
      );
      // A new cookie = the call came after the sign-in, as a stranger: it went into a cart of its own.
      added += answers.filter((answer) => answer.ok && answer.headers.getSetCookie().length === 0).length;
    });
    await signedIn;
    expect(added).toBeGreaterThan(2);
    expect(await browser.readCart()).toEqual({ [candle.id]: added, [soap.id]: 1 });
    expect(shop.failures).toEqual([]);
  });

  it('what is added while its owner signs out comes back', async () => {
    const browser = await aBrowserOf(maria, candle.id);
    const Cookie = `PHPSESSID=${browser.jar.get('PHPSESSID') ?? ''}`;
    const json = { itens: [{ idProduto: candle.id }] };
    const adds = Array.from({ length: 10 }, () =>
      shop.send('/checkout/cart', { method: 'POST', json, headers: { Cookie } }),
    );
    const [, ...answers] = await Promise.all([browser.logOut(), ...adds]);
    const added = answers.filter((answer) => answer.ok && answer.headers.getSetCookie().length === 0).length;
    await browser.signIn(maria);
    expect(await browser.readCart()).toEqual({ [candle.id]: 1 + added });
  });
});
