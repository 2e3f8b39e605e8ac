import { beforeEach, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, joao, maria, repeatUntil } from '../accounts/sign-in/testing/account-client.ts';
import { deleteExpired } from '../retention.ts';
import { createTestApi } from '../testing/test-api.ts';

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

const shop = await createTestApi({
  products: [candle, soap, sachet, scarce, ...many],
});
beforeEach(async () => {
  await shop.database.kysely.deleteFrom('sessions').execute();
});

/** The clock of the tests only advances by this call. */
const passSecond = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
};

async function createVisitor(...productIds: number[]): Promise<Browser> {
  const browser = createBrowser(shop);
  for (const id of productIds) await browser.add(id);
  return browser;
}

async function createSignedInBrowser(person: typeof maria, ...productIds: number[]): Promise<Browser> {
  const browser = await createVisitor(...productIds);
  await browser.signIn(person);
  passSecond();
  return browser;
}

describe('the cart after sign-in', () => {
  it('keeps the visitor’s lines, in both shops', async () => {
    const browser = await createVisitor(candle.id);
    await browser.add(sachet.id, 2, side);
    await browser.signIn(maria);
    expect([await browser.getCart(), await browser.getCart(side)]).toEqual([{ [candle.id]: 1 }, { [sachet.id]: 2 }]);
  });

  it('is empty after sign-out and restored at the next sign-in', async () => {
    const browser = await createSignedInBrowser(maria);
    await browser.add(candle.id, 3);
    await browser.add(sachet.id, 1, side);
    await browser.logOut();
    expect([await browser.getCart(), await browser.getCart(side)]).toEqual([{}, {}]);
    await browser.signIn(maria);
    expect([await browser.getCart(), await browser.getCart(side)]).toEqual([{ [candle.id]: 3 }, { [sachet.id]: 1 }]);
  });

  it('is the same on every device, merged with what the visitor had, in both shops', async () => {
    const phone = await createSignedInBrowser(maria, candle.id, soap.id);
    await phone.add(sachet.id, 4, side);
    const laptop = await createVisitor(candle.id, sachet.id);
    await laptop.add(sachet.id, 1, side);
    await laptop.signIn(maria);
    expect(await laptop.getCart()).toEqual({ [candle.id]: 2, [soap.id]: 1, [sachet.id]: 1 });
    expect(await laptop.getCart(side)).toEqual({ [sachet.id]: 5 });
    expect([await phone.getCart(), await phone.getCart(side)]).toEqual([
      await laptop.getCart(),
      await laptop.getCart(side),
    ]);
    await phone.add(candle.id);
    expect(await laptop.getCart()).toMatchObject({ [candle.id]: 3 });
  });

  it('counts nothing twice, however often the customer signs in and out', async () => {
    const phone = await createSignedInBrowser(maria, candle.id);
    const laptop = await createSignedInBrowser(maria, soap.id);
    for (let round = 0; round < 3; round += 1) {
      await laptop.logOut();
      await laptop.signIn(maria);
      await laptop.signIn(maria);
      passSecond();
    }
    expect(await laptop.getCart()).toEqual({ [candle.id]: 1, [soap.id]: 1 });
    await phone.add(candle.id, 4);
    const tablet = await createSignedInBrowser(maria);
    expect(await tablet.getCart()).toEqual({ [candle.id]: 5, [soap.id]: 1 });
  });

  it('stays empty when the customer has emptied it', async () => {
    const phone = await createSignedInBrowser(maria, candle.id);
    const laptop = await createSignedInBrowser(maria);
    const line = { tipo: 'produto', idProduto: candle.id };
    await laptop.send('/checkout/cart', { method: 'DELETE', json: line });
    passSecond();
    await laptop.logOut();
    await laptop.signIn(maria);
    expect([await laptop.getCart(), await phone.getCart()]).toEqual([{}, {}]);
  });

  it('is never passed to another customer who signs in at the same browser', async () => {
    const browser = await createSignedInBrowser(maria, candle.id);
    await browser.signIn(joao);
    expect(await browser.getCart()).toEqual({});
    await browser.add(soap.id);
    await browser.signIn(maria);
    expect(await browser.getCart()).toEqual({ [candle.id]: 1 });
  });

  it('is reduced to the stock', async () => {
    const phone = createBrowser(shop);
    await phone.add(scarce.id, 3);
    await phone.signIn(maria);
    passSecond();
    const laptop = await createSignedInBrowser(maria, scarce.id);
    expect(await laptop.getCart()).toEqual({ [scarce.id]: 3 });
  });

  it('holds 100 lines, those of this browser first, and 999 of each', async () => {
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
    const cart = await laptop.getCart();
    expect(Object.keys(cart)).toHaveLength(100);
    expect(ids.slice(60).filter((id) => cart[id] !== 1)).toEqual([]);
    expect(cart[candle.id]).toBe(999);
    expect((await laptop.add(soap.id)).status).toBe(422);
  });

  it('is gone once no device was used for 14 days, and not before', async () => {
    const dayMs = 24 * 60 * 60 * 1000;
    const pass = (days: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + days * dayMs);
    };
    const phone = await createSignedInBrowser(maria, candle.id);
    await createSignedInBrowser(maria, soap.id);
    pass(13);
    await phone.getCart();
    pass(13);
    const nowMs = shop.clock.now.getTime();
    await deleteExpired(shop.database, nowMs);
    expect(await phone.getCart()).toEqual({ [candle.id]: 1, [soap.id]: 1 });
    pass(14);
    expect(await (await createSignedInBrowser(maria)).getCart()).toEqual({});
  });
});

describe('concurrently', () => {
  it('twenty sign-ins of one customer succeed and lose no line', async () => {
    const browsers = await Promise.all(many.slice(0, 20).map(({ id }) => createVisitor(id)));
    const users = await Promise.all(browsers.map((browser) => browser.signIn(maria)));
    expect(users.filter(({ logado }) => logado)).toHaveLength(20);
    const carts = await Promise.all(browsers.map((browser) => browser.getCart()));
    const sizes = carts.map((cart) => Object.keys(cart).length);
    expect(sizes).toEqual(Array.from({ length: 20 }, () => 20));
  });

  it('twenty sign-ins from one browser count its lines once', async () => {
    await (await createSignedInBrowser(maria, soap.id)).logOut();
    const browser = await createVisitor(candle.id);
    const tabs = Array.from({ length: 20 }, () => {
      const tab = createBrowser(shop);
      for (const [name, value] of browser.jar) tab.jar.set(name, value);
      return tab;
    });
    await Promise.all(tabs.map((tab) => tab.signIn(maria)));
    const carts = await Promise.all(tabs.map((tab) => tab.getCart()));
    expect(new Set(carts.map((cart) => JSON.stringify(cart)))).toEqual(
      new Set([JSON.stringify({ [candle.id]: 1, [soap.id]: 1 })]),
    );
  });

  it('lines added during a sign-in are not lost', async () => {
    await createSignedInBrowser(maria, soap.id);
    const browser = await createVisitor(candle.id);
    const Cookie = `PHPSESSID=${browser.jar.get('PHPSESSID') ?? ''}`;
    const json = { itens: [{ idProduto: candle.id }] };
    const signedIn = browser.signIn(maria);
    let added = 1;
    await repeatUntil(signedIn, async () => {
      const responses = await Promise.all(
        [1, 2].map(() => shop.send('/checkout/cart', { method: 'POST', json, headers: { Cookie } })),
      );
      // A new cookie means that the call ran after the sign-in without a valid session and changed a new cart.
      added += responses.filter((response) => response.ok && response.headers.getSetCookie().length === 0).length;
    });
    await signedIn;
    expect(added).toBeGreaterThan(2);
    expect(await browser.getCart()).toEqual({ [candle.id]: added, [soap.id]: 1 });
    expect(shop.failures).toEqual([]);
  });

  it('lines added during a sign-out are restored', async () => {
    const browser = await createSignedInBrowser(maria, candle.id);
    const Cookie = `PHPSESSID=${browser.jar.get('PHPSESSID') ?? ''}`;
    const json = { itens: [{ idProduto: candle.id }] };
    const adds = Array.from({ length: 10 }, () =>
      shop.send('/checkout/cart', { method: 'POST', json, headers: { Cookie } }),
    );
    const [, ...responses] = await Promise.all([browser.logOut(), ...adds]);
    const added = responses.filter((response) => response.ok && response.headers.getSetCookie().length === 0).length;
    await browser.signIn(maria);
    expect(await browser.getCart()).toEqual({ [candle.id]: 1 + added });
  });
});
