import { expect, test } from '../fixtures.ts';

test('a page that refuses a method names those that it accepts', async ({ request }) => {
  for (const [method, path, allowed] of [
    ['POST', '/oleos-essenciais', 'GET, HEAD'],
    ['PUT', '/', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
    ['OPTIONS', '/checkout/carrinho', 'GET, HEAD, POST'],
  ] as const) {
    const response = await request.fetch(path, { method });
    expect.soft([response.status(), response.headers()['allow']], `${method} ${path}`).toEqual([405, allowed]);
  }
});
