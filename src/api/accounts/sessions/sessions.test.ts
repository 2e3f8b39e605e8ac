import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartSchema } from '#contract/cart.ts';
import type { SessionRow } from '#database/schema/accounts.ts';
import { testNow } from '#database/testing/test-now.ts';
import { deleteExpired } from '../../retention.ts';
import { createTestApi, openTestApi, readSession } from '../../testing/test-api.ts';
import { createSession } from './create-session.ts';
import { endSession, endSessionsOf } from './end-sessions.ts';
import { listSessionsOf } from './queries.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, stock: 500 };

const shop = await createTestApi({ products: [candle] });
beforeEach(() => {
  shop.clock.now = testNow;
});

const add = (headers: Record<string, string> = {}) =>
  shop.send('/checkout/cart', { method: 'POST', json: { itens: [{ idProduto: candle.id }] }, headers });

async function count(headers: Record<string, string>) {
  const response = await shop.send('/checkout/cart', { headers });
  return cartSchema.parse(await response.json()).quantidadeTotal;
}

async function open(): Promise<string> {
  const session = readSession(await add());
  if (!session) throw new Error('no session was set');
  return session;
}

const listSessions = () => shop.database.kysely.selectFrom('sessions').selectAll().execute();
const wait = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};

describe('a session', () => {
  it('is not created by reads', async () => {
    const before = await listSessions();
    const response = await shop.send('/checkout/cart');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await listSessions()).toEqual(before);
  });

  it('is created by the first write, with a cookie that scripts and other sites cannot use', async () => {
    const [cookie] = (await add()).headers.getSetCookie();
    expect(cookie).toMatch(/^PHPSESSID=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('sets its cookie once, not with every response', async () => {
    const session = await open();
    expect((await add({ Session: session })).headers.getSetCookie()).toEqual([]);
    expect(await count({ Session: session })).toBe(2);
  });

  it('has a unique value', async () => {
    const sessions = await Promise.all(Array.from({ length: 20 }, () => open()));
    expect(new Set(sessions).size).toBe(20);
  });

  it('is never shared between concurrent requests with the same request id', async () => {
    const [first, second] = [await open(), await open()];
    await add({ Session: second });
    const ask = (session: string) => count({ Session: session, 'X-Request-Id': 'one-and-the-same' });
    expect(await Promise.all([first, second, first, second].map(ask))).toEqual([1, 2, 1, 2]);
    await endSession(shop.database.kysely, createHash('sha256').update(first).digest('hex'));
    expect(await Promise.all([first, second].map(ask))).toEqual([0, 2]);
  });

  it('is stored as a hash only', async () => {
    const session = await open();
    const stored = JSON.stringify(await listSessions());
    expect(stored).toContain(createHash('sha256').update(session).digest('hex'));
    expect(stored).not.toContain(session);
  });

  it('is read from the Session header before the cookie', async () => {
    const [first, second] = [await open(), await open()];
    await add({ Session: second });
    expect(await count({ Session: second, Cookie: `PHPSESSID=${first}` })).toBe(2);
    expect(await count({ Session: '', Cookie: `PHPSESSID=${first}` })).toBe(1);
    expect(await count({ Session: 'unknown', Cookie: `PHPSESSID=${first}` })).toBe(0);
  });

  it.each([
    ['one that a stranger chose', 'A'.repeat(43)],
    ['a short one', 'abc'],
    ['a long one', 'x'.repeat(5000)],
    ['the hash of a session', createHash('sha256').update('x').digest('hex')],
    ['SQL', "' or '1'='1"],
  ])('is never adopted from the request: %s', async (_, value) => {
    const response = await add({ Session: value });
    expect(response.status).toBe(200);
    const session = readSession(response);
    expect(session).toMatch(/^[\w-]{43}$/);
    expect(session).not.toBe(value);
    expect(await count({ Session: value })).toBe(0);
  });

  it('does not accept the stored hash as its value', async () => {
    const session = await open();
    expect(await count({ Session: createHash('sha256').update(session).digest('hex') })).toBe(0);
  });

  it('expires after 14 days without a visit', async () => {
    const session = await open();
    wait(14 * dayMs - 1);
    expect(await count({ Session: session })).toBe(1);
    wait(14 * dayMs);
    expect(await count({ Session: session })).toBe(0);
    const renewed = readSession(await add({ Session: session }));
    expect(renewed).toBeDefined();
    expect(renewed).not.toBe(session);
  });

  it('expires after 30 days however often it is used', async () => {
    const session = await open();
    for (let day = 0; day < 29; day += 1) {
      wait(dayMs);
      expect(await count({ Session: session })).toBe(1);
    }
    wait(dayMs);
    expect(await count({ Session: session })).toBe(0);
  });

  it('updates the last visit at most once an hour', async () => {
    const session = await open();
    const hash = createHash('sha256').update(session).digest('hex');
    const seenAt = async () => (await listSessions()).find((row) => row.token_hash === hash)?.last_seen_at;
    wait(hourMs - 1);
    await count({ Session: session });
    expect(await seenAt()).toBe(testNow.getTime());
    wait(1);
    await count({ Session: session });
    expect(await seenAt()).toBe(testNow.getTime() + hourMs);
  });
});

describe('new sessions of one address', () => {
  it('are limited, while those that exist go on, and other addresses have their own', async () => {
    const itens = [{ idProduto: candle.id }];
    const addFrom = (address: string, headers: Record<string, string> = {}) =>
      shop.send('/checkout/cart', {
        method: 'POST',
        json: { itens },
        headers: { 'X-Client-Address': address, ...headers },
      });
    const first = readSession(await addFrom('203.0.113.77')) ?? '';
    expect(first).not.toBe('');
    let refused: Response | undefined;
    for (let visit = 1; visit < 302 && !refused; visit += 1) {
      const response = await addFrom('203.0.113.77');
      if (response.status === 429) refused = response;
    }
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await addFrom('203.0.113.77', { Session: first })).status).not.toBe(429);
    expect((await addFrom('198.51.100.9')).status).not.toBe(429);
  });
});

describe('deleteExpired', () => {
  it('deletes sessions not used for 14 days, with their carts, and no others', async () => {
    const [idle, living] = [await open(), await open()];
    const hasCart = async (session: string) => {
      const hash = createHash('sha256').update(session).digest('hex');
      const rows = await shop.database.kysely
        .selectFrom('carts')
        .where('session_hash', '=', hash)
        .selectAll()
        .execute();
      return rows.length > 0;
    };
    wait(dayMs);
    await count({ Session: living });
    wait(13 * dayMs - 1);
    await deleteExpired(shop.database, shop.clock.now.getTime());
    expect([await hasCart(idle), await hasCart(living)]).toEqual([true, true]);
    wait(1);
    await deleteExpired(shop.database, shop.clock.now.getTime());
    expect([await hasCart(idle), await hasCart(living)]).toEqual([false, true]);
  });

  it('deletes more than one step of them', async () => {
    const { kysely } = shop.database;
    const nowMs = shop.clock.now.getTime();
    for (let index = 0; index < 401; index += 1) await createSession(kysely, `idle-${index}`, nowMs - 15 * dayMs);
    await deleteExpired(shop.database, nowMs);
    const left = await kysely
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'like', 'idle-%')
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the sessions of a customer', () => {
  const nowMs = testNow.getTime();
  const enter = (name: string, values: Partial<SessionRow>) =>
    createSession(shop.database.kysely, name, nowMs, { customer_id: 1, signed_in_at: nowMs, ...values });
  const listNames = async (customerId = 1, ms = nowMs) =>
    (await listSessionsOf(shop.database.kysely, customerId, ms)).map((row) => row.token_hash);
  beforeEach(async () => {
    await shop.database.kysely.deleteFrom('sessions').execute();
    await enter('phone', { secret_hash: 'renewed' });
    await enter('laptop', {});
    await enter('tablet', { secret_hash: '' });
    await enter('other', { customer_id: 2 });
  });

  it('are listed while they are active', async () => {
    expect(await listNames()).toEqual(['laptop', 'phone']);
    expect(await listNames(2)).toEqual(['other']);
    expect(await listNames(1, nowMs + 14 * dayMs)).toEqual([]);
  });

  it('can all be ended, with or without one exception', async () => {
    await endSessionsOf(shop.database.kysely, 1, 'phone');
    expect([await listNames(), await listNames(2)]).toEqual([['phone'], ['other']]);
    await endSessionsOf(shop.database.kysely, 1);
    expect([await listNames(), await listNames(2)]).toEqual([[], ['other']]);
    expect(await listSessions()).toHaveLength(4);
  });
});

describe('the session cookie of a plain-http shop', () => {
  it('has the configured name and is not Secure', async () => {
    const local = await openTestApi({
      products: [candle],
      dependencies: { siteUrl: 'http://localhost:3000', cookieName: 'sid' },
    });
    const response = await local.send('/checkout/cart', {
      method: 'POST',
      json: { itens: [{ idProduto: candle.id }] },
    });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await local.close();
  });
});
