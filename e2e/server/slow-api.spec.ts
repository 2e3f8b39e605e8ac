import { test } from '../faulty-shop.ts';
import { expect } from '../fixtures.ts';

test.use({ pageCacheMb: '32' });

test('while the API is silent cached pages are sent as they are, others fail soon, and all work again once it responds', async ({
  request,
  wire,
}) => {
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const start = performance.now();
    const response = await request.get(path, { headers });
    const ms = performance.now() - start;
    return { status: response.status(), text: await response.text(), rule: response.headers()['cache-control'], ms };
  };
  for (const path of ['/oleos-essenciais', '/marcas'])
    await expect.poll(async () => (await open(path)).rule, 'a page that lacks nothing').toContain('public');
  const withSession = { Cookie: 'PHPSESSID=some' };

  wire.calls.length = 0;
  wire.fault = () => 'silence';
  const cachedMs: number[] = [];
  await expect(async () => {
    const { status, ms } = await open('/oleos-essenciais');
    expect.soft(status).toBe(200);
    cachedMs.push(ms);
    expect(wire.calls, 'a renewal was tried').not.toEqual([]);
  }).toPass();

  // Without a time limit of its own this request would never end.
  const slow = await open('/difusores');
  expect(slow).toMatchObject({ status: 503, text: expect.stringContaining('Tente de novo em instantes.') });
  expect((await open('/checkout/carrinho', withSession)).status).toBe(503);
  const { status, ms } = await open('/marcas', withSession);
  expect(status, 'a page that was cached, also for a visitor with a session').toBe(200);
  // A page that waits for the API takes as long as the slow one.
  expect(Math.max(...cachedMs, ms)).toBeLessThan(slow.ms);

  wire.fault = () => undefined;
  await expect(async () => expect((await open('/difusores')).status).toBe(200)).toPass();
});
