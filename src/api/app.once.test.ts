import { beforeEach, describe, expect, it } from 'vitest';
import { paymentNotice } from '#contract/buying/payment-notice.ts';
import { calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { createRoutes } from './app.ts';
import { createPayments } from './payments/payments.ts';
import { createTestApi, type SendOptions, testSiteUrl } from './testing/test-api.ts';
import { createTestCatalogue } from './testing/test-catalogue.ts';

const shop = await createTestApi();
beforeEach(() => {
  shop.failures.length = 0;
});

async function answer(path: string, options?: SendOptions) {
  const response = await shop.send(path, options);
  return [response.status, errorSchema.parse(await response.json()).error];
}

const contracted = Object.values(calls).map(({ method, path }) => `${method} /api/v2/front${path}`);
const documents = ['/api/docs', '/api/docs/reference.css', '/api/openapi.json'].map((path) => `GET ${path}`);
const notices = [`${paymentNotice.method} /api${paymentNotice.path}`];
const known = new Set([...contracted, ...documents, ...notices]);

type Routes = ReturnType<typeof createRoutes>;

/** Mounts the API, and the routes that `add` adds to it. */
async function mount(add: (routes: Routes) => unknown = () => undefined): Promise<Routes> {
  const dependencies = {
    database: shop.database,
    clock: () => shop.clock.now,
    siteUrl: testSiteUrl,
    cookieName: 'PHPSESSID',
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    sendMail: () => Promise.resolve(),
    services: { postalCodes: [], geocoder: undefined },
    pix: undefined,
    hasLimits: true,
  };
  const catalogue = await createTestCatalogue(shop.database);
  const routes = createRoutes(dependencies, {
    catalogue,
    payments: createPayments(dependencies),
    onRefusedNotice: () => undefined,
  });
  add(routes);
  await catalogue.close();
  return routes;
}

/** Omits routes mounted for every method: middleware, and handlers, which `listHandled` finds. */
function listMounted(routes: Routes): string[] {
  const mounted = routes.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  return [...new Set(mounted)].toSorted();
}

/** Methods and paths that a route for every method handles although they are not in the contract. */
async function listHandled(routes: Routes): Promise<string[]> {
  const paths = new Set(routes.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path));
  const requested = [...paths].flatMap((path) =>
    ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) => ({ method, path })),
  );
  const answers = requested
    .filter(({ method, path }) => !known.has(`${method} ${path}`))
    .map(async ({ method, path }) => {
      const address = path.replaceAll(/:\w+(?:\{[^}]*\})?\??|\*/g, 'x');
      const headers = { 'App-Token': 'wapstore' };
      const { status } = await routes.fetch(new Request(testSiteUrl + address, { method, headers }));
      return [404, 405].includes(status) ? [] : [`${method} ${path}`];
    });
  return (await Promise.all(answers)).flat();
}

describe('the mount table', () => {
  it('serves exactly the calls of the contract, three documents about them, and notices of payments', async () => {
    const routes = await mount();
    expect(listMounted(routes)).toEqual([...known].toSorted());
    expect(await listHandled(routes)).toEqual([]);
  });

  it.each(['/v2/front/secret', '/v2/front/secret/:id', '/secret/*', '/v2/front/checkout/cart/all'])(
    'detects %s when it is mounted for every method',
    async (path) => {
      const routes = await mount((own) => own.all(path, (c) => c.json({})));
      expect(listMounted(routes)).toEqual([...known].toSorted());
      expect(await listHandled(routes)).toEqual(
        expect.arrayContaining(['GET', 'POST', 'PATCH'].map((method) => `${method} /api${path}`)),
      );
    },
  );

  it('serves the OpenAPI document without a token', async () => {
    const response = await shop.fetch(new Request(`${testSiteUrl}/api/openapi.json`));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: `${testSiteUrl}/api/v2/front` }],
    });
  });
});

describe('every call', () => {
  it.each([undefined, '', 'Wapstore', 'wapstore, wapstore'])('refuses the App-Token %j', async (token) => {
    const headers = token === undefined ? undefined : { 'App-Token': token };
    for (const path of ['/checkout/cart', '/unknown']) {
      const response = await shop.fetch(new Request(`${testSiteUrl}/api/v2/front${path}`, headers && { headers }));
      expect([response.status, await response.json()]).toEqual([401, { error: 'App-Token inválido' }]);
    }
  });

  it('answers 404 for unknown paths', async () => {
    const notFound = [404, 'Não encontramos esse endereço.'];
    expect(await answer('/unknown')).toEqual(notFound);
    expect(await answer('/checkout/cart/')).toEqual(notFound);
    expect(await answer('/__proto__')).toEqual(notFound);
    expect(await answer('/%c0%ae%c0%ae/etc/passwd')).toEqual(notFound);
  });

  it('answers 405 and lists the allowed methods', async () => {
    for (const method of ['PATCH', 'OPTIONS'] as const) {
      const response = await shop.send('/checkout/cart', { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST, PUT, DELETE, HEAD']);
      expect(errorSchema.parse(await response.json()).error).toBe('Este endereço não aceita esse método.');
    }
    expect(await answer('/list/shop')).toEqual([405, 'Este endereço não aceita esse método.']);
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await shop.send('/checkout/cart', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('sends no CORS headers', async () => {
    const response = await shop.send('/checkout/cart', { headers: { Origin: 'https://evil.test' } });
    expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  it('returns a request id, that of the proxy when it is well-formed', async () => {
    const own = await shop.send('/checkout/cart');
    expect(own.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(own.headers.get('Request-Id')).toBe(own.headers.get('X-Request-Id'));
    const given = await shop.send('/checkout/cart', { headers: { 'X-Request-Id': 'proxy-12345678' } });
    expect(given.headers.get('X-Request-Id')).toBe('proxy-12345678');
    const bad = await shop.send('/checkout/cart', { headers: { 'X-Request-Id': '<script>alert(1)</script>' } });
    expect(bad.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a change', () => {
  it.each([
    ['a foreign Origin', { Origin: 'https://evil.test' }],
    ['an Origin that only looks like ours', { Origin: 'https://loja.test.evil.test' }],
    ['a null Origin', { Origin: 'null' }],
    ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is refused with %s', async (_, headers) => {
    const refused = [403, 'Envio recusado: ele veio de outro site.'];
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect(await answer('/checkout/cart', { method, headers, json: {} })).toEqual(refused);
    }
  });

  it.each([
    ['our own Origin', { Origin: testSiteUrl }],
    ['a fetch of our own page', { Origin: testSiteUrl, 'Sec-Fetch-Site': 'same-origin' }],
    ['no Origin, as servers call', {}],
  ])('passes with %s', async (_, headers) => {
    const json = { idProduto: 1 };
    expect((await shop.send('/checkout/cart', { method: 'DELETE', headers, json })).status).toBe(200);
  });
});

describe('a body', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    answer('/checkout/cart', { method: 'POST', body, headers });
  const noJson = [400, 'O conteúdo enviado não é um JSON válido.'];
  const noObject = [400, 'Envie os dados como um objeto JSON.'];

  it.each([
    ['nothing', '', [400, 'Envie os dados.']],
    ['blanks', ' \n', [400, 'Envie os dados.']],
    ['broken JSON', '{"tipo":', noJson],
    ['a form', 'tipo=produto&itens=1', noJson],
    ['a thousand brackets', '['.repeat(1000), noJson],
    ['depth that closes', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, noObject],
    [
      'a depth of objects',
      `{"itens":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
      [400, 'Confira o campo "itens".'],
    ],
    ['null', 'null', noObject],
    ['a number', '1', noObject],
    ['a list', '[]', noObject],
    ['an empty object', '{}', [400, 'Confira o campo "itens".']],
    ['no items', '{"itens":[]}', [400, 'Confira o campo "itens".']],
    ['too many items', JSON.stringify({ itens: Array(101).fill({ idProduto: 1 }) }), [400, 'Confira o campo "itens".']],
    ['an unknown kind', '{"tipo":"vale","itens":[{"idProduto":1}]}', [400, 'Confira o campo "tipo".']],
    ['a polluted prototype', '{"__proto__":{"itens":[{"idProduto":1}]}}', [400, 'Confira o campo "itens".']],
    [
      'a NUL',
      String.raw`{"itens":[{"idProduto":1,"adicional":"\u0000"}]}`,
      [400, 'O conteúdo enviado tem um caractere inválido.'],
    ],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x80]), noJson],
  ] as const)('of %s is refused', async (_, body, expected) => {
    expect(await post(body)).toEqual(expected);
    expect(shop.failures).toEqual([]);
  });

  it('larger than 1 MB is refused, with or without Content-Length', async () => {
    const tooLarge = [413, 'O conteúdo enviado é grande demais.'];
    const body = JSON.stringify({ itens: 'x'.repeat(1_000_000) });
    expect(await post(body)).toEqual(tooLarge);
    expect(await post('{}', { 'Content-Length': '10000000' })).toEqual(tooLarge);
  });

  it('may have any content type', async () => {
    const body = JSON.stringify({ idProduto: 1 });
    for (const type of ['text/plain', 'application/json; charset=utf-8', 'x']) {
      const response = await shop.send('/checkout/cart', { method: 'DELETE', body, headers: { 'Content-Type': type } });
      expect(response.status).toBe(200);
    }
  });

  it('that ends early is answered with a client error', async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.error(new Error('connection reset'));
      },
    });
    const request = new Request(`${testSiteUrl}/api/v2/front/checkout/cart`, {
      method: 'POST',
      headers: { 'App-Token': 'wapstore' },
      body: stream,
      duplex: 'half',
    });
    const response = await shop.fetch(request);
    expect([response.status, shop.failures]).toEqual([400, []]);
  });

  it('is optional for calls that need none', async () => {
    const response = await shop.send('/checkout/cart', { headers: { 'Content-Type': 'application/json' } });
    expect(response.status).toBe(200);
  });
});
