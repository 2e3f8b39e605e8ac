import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/shared.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi } from '../testing/test-api.ts';
import type { ApiEnvironment } from './environment.ts';
import { createErrorHandler } from './error-handler.ts';
import { createLimiter, type LimitName } from './rate-limit.ts';

const note = () => undefined;
const home = '203.0.113.7';
const session = 'v'.repeat(43);

function createLimited({ hasLimits = true } = {}) {
  const clock = { now: testNow };
  const limiter = createLimiter({ clock: () => clock.now, hasLimits, cookieName: 'PHPSESSID' });
  const app = new Hono<ApiEnvironment>();
  app.post('/:name', (c) => {
    limiter.take(c, toName(c.req.param('name')));
    return c.json({ sucesso: true });
  });
  app.onError(createErrorHandler({ info: note, warn: note, error: note }));
  const take = (name: LimitName, address: string | null = home, token = session) =>
    app.request(`/${name}`, {
      method: 'POST',
      headers: { ...(address !== null && { 'X-Client-Address': address }), ...(token && { Session: token }) },
    });
  return {
    take,
    /** The number of calls that were granted. */
    async countGranted(calls: number, name: LimitName, address?: string, token?: string) {
      let granted = 0;
      for (let call = 0; call < calls; call += 1) granted += (await take(name, address, token)).ok ? 1 : 0;
      return granted;
    },
    wait(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
}

const names = [
  ['suggestions', 100, 10],
  ['search', 50, 10],
  ['freight', 10, 2],
  ['coupon', 10, 60],
  ['review', 5, 3600],
  ['contact', 5, 3600],
  ['newsletter', 100, 3600],
  ['register', 100, 3600],
  ['recovery', 60, 900],
  ['login', 300, 900],
] as const;

function toName(text: string): LimitName {
  const [name] = names.find(([candidate]) => candidate === text) ?? [];
  if (!name) throw new Error(`no limit ${text}`);
  return name;
}

describe('a limit', () => {
  it.each(names)('on %s grants %d in %d seconds', async (name, most, seconds) => {
    const limited = createLimited();
    expect(await limited.countGranted(most + 5, name)).toBe(most);
    limited.wait(seconds * 1000 * 1.1);
    expect(await limited.countGranted(most + 5, name)).toBe(most);
  });

  it('answers 429 with a message and Retry-After, and grants again after that time', async () => {
    const limited = createLimited();
    await limited.countGranted(5, 'contact');
    const refused = await limited.take('contact');
    expect([refused.status, errorSchema.parse(await refused.json()).error]).toEqual([
      429,
      'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
    ]);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3500);
    limited.wait(seconds * 1000);
    expect((await limited.take('contact')).status).toBe(200);
  });

  it('returns the remaining requests', async () => {
    const limited = createLimited();
    const limits: (string | null)[][] = [];
    for (let call = 0; call < 7; call += 1) {
      const { headers } = await limited.take('review');
      limits.push([headers.get('X-RateLimit-Limit'), headers.get('X-RateLimit-Remaining')]);
    }
    expect(limits.map(([limit]) => limit)).toEqual(Array(7).fill('5'));
    expect(limits.map(([, remaining]) => remaining)).toEqual(['4', '3', '2', '1', '0', '0', '0']);
  });

  it('is not extended by retries that come too early', async () => {
    const limited = createLimited();
    await limited.countGranted(10, 'coupon');
    for (let second = 0; second < 66; second += 1) {
      await limited.take('coupon');
      limited.wait(1000);
    }
    expect((await limited.take('coupon')).status).toBe(200);
  });

  it.each([0.5, 48])('does not last longer when the clock is set back by %d hours', async (hours) => {
    const limited = createLimited();
    await limited.countGranted(5, 'contact');
    limited.wait(-hours * 3_600_000);
    const seconds = Number((await limited.take('contact')).headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThan(3600 * 1.1);
    limited.wait(seconds * 1000);
    expect((await limited.take('contact')).status).toBe(200);
  });

  it('on one operation does not affect the others', async () => {
    const limited = createLimited();
    await limited.countGranted(6, 'contact');
    expect((await limited.take('newsletter')).status).toBe(200);
  });

  it('counts each address separately', async () => {
    const limited = createLimited();
    await limited.countGranted(6, 'contact');
    expect((await limited.take('contact', '198.51.100.7')).status).toBe(200);
    expect((await limited.take('contact', '203.0.113.8')).status).toBe(200);
  });

  it('counts sessions behind one address separately, up to five times the limit together', async () => {
    const limited = createLimited();
    const granted: number[] = [];
    for (const letter of 'abcdefg') granted.push(await limited.countGranted(12, 'coupon', home, letter.repeat(43)));
    expect(granted).toEqual([10, 10, 10, 10, 10, 0, 0]);
  });

  it.each([
    ['coupon', 50],
    ['contact', 100],
    ['review', 100],
  ] as const)('on %s grants %d to visitors without a session, who share one address', async (name, most) => {
    expect(await createLimited().countGranted(most + 5, name, home, '')).toBe(most);
  });

  it('ignores sessions for sign-up and login', async () => {
    const limited = createLimited();
    await limited.countGranted(300, 'login', home, 'a'.repeat(43));
    expect(await limited.countGranted(5, 'login', home, 'b'.repeat(43))).toBe(0);
    await limited.countGranted(100, 'register', home, 'a'.repeat(43));
    expect(await limited.countGranted(5, 'register', home, 'no session')).toBe(0);
  });

  it('counts the IPv6 addresses of one household together', async () => {
    const limited = createLimited();
    const granted = await Promise.all(
      Array.from({ length: 8 }, (_, index) => limited.countGranted(1, 'contact', `2001:db8:1:2::${index}`)),
    );
    expect(granted.filter(Boolean)).toHaveLength(5);
    expect((await limited.take('contact', '2001:db8:1:3::1')).status).toBe(200);
  });

  it.each([
    ['/24', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
    ['/48', (index: number) => `2001:db8:1:${index.toString(16)}::1`, '2001:db8:2::1'],
  ])('is twice as wide for all addresses of one %s', async (_, toAddress, elsewhere) => {
    const limited = createLimited();
    let granted = 0;
    for (let index = 0; index < 210; index += 1) granted += await limited.countGranted(1, 'contact', toAddress(index));
    expect(granted).toBe(200);
    expect((await limited.take('contact', elsewhere)).status).toBe(200);
  });

  it('does not count calls from within the process, which carry no address', async () => {
    const limited = createLimited();
    for (let call = 0; call < 20; call += 1) {
      const response = await limited.take('contact', null);
      expect([response.status, response.headers.has('X-RateLimit-Limit')]).toEqual([200, false]);
    }
  });

  it('can be switched off for load tests', async () => {
    expect(await createLimited({ hasLimits: false }).countGranted(60, 'contact')).toBe(60);
  });
});

const shop = await createTestApi();

describe('the search', () => {
  beforeEach(() => {
    // Every test starts with a new window.
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  });

  const search = (query: string, headers: Record<string, string> = { 'X-Client-Address': home, Session: session }) =>
    shop.send(`/url/product/listing/search?busca=lavanda${query}`, { headers });

  async function countGranted(calls: number, ...parameters: Parameters<typeof search>) {
    const responses = await Promise.all(Array.from({ length: calls }, () => search(...parameters)));
    return responses.filter(({ ok }) => ok).length;
  }

  it('limits suggestions and pages of results separately', async () => {
    expect(await countGranted(120, '&offset=0&limit=5&order=Popularidade')).toBe(100);
    expect(await countGranted(70, '&offset=0&limit=12')).toBe(50);
  });

  it('states the limit in the headers and in the error message', async () => {
    const first = await search('&limit=12');
    expect([first.headers.get('X-RateLimit-Limit'), first.headers.get('X-RateLimit-Remaining')]).toEqual(['50', '49']);
    await countGranted(49, '');
    const refused = await search('');
    expect([refused.status, refused.headers.get('X-RateLimit-Remaining')]).toEqual([429, '0']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(errorSchema.parse(await refused.json()).error).toMatch(/^Muitas tentativas/);
  });

  it('is not limited for pages that the shop renders for fifty people behind one address', async () => {
    expect(await countGranted(300, '&limit=12', {})).toBe(300);
  });

  it('does not affect the other listings', async () => {
    await countGranted(60, '');
    const path = '/url/product/listing/category?url=/oleos';
    const response = await shop.send(path, { headers: { 'X-Client-Address': home } });
    expect([response.status, response.headers.has('X-RateLimit-Limit')]).toEqual([200, false]);
  });
});
