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
    return { status: response.status(), text: await response.text(), ms: performance.now() - start };
  };
  expect((await open('/oleos-essenciais')).status).toBe(200);
  expect((await open('/marcas')).status).toBe(200);

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
  expect(slow).toMatchObject({ status: 500, text: expect.stringContaining('Erro de rede') });
  await open('/checkout/carrinho', { Cookie: 'PHPSESSID=some' });
  const { status, ms } = await open('/marcas');
  expect(status, 'a page that was cached').toBe(200);
  // A page that waits for the API takes as long as the slow one.
  expect(Math.max(...cachedMs, ms)).toBeLessThan(slow.ms);

  wire.fault = () => undefined;
  await expect(async () => expect((await open('/difusores')).status).toBe(200)).toPass();
});
