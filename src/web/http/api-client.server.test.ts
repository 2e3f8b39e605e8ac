import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { type ApiClientOptions, ApiCallError, createApiClient, orErrorPage } from './api-client.server.ts';

const menu = { id: 1, hash: 'menu-principal', nome: 'Menu', menu: [] };

/** A client whose API responds with `answer`; the requests are recorded. */
function aClient(answer: () => Response | Promise<Response>, options: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = [];
  const client = createApiClient({
    storeApi: async (request) => {
      requests.push(request);
      return answer();
    },
    siteUrl: 'https://loja.example',
    cookieName: 'PHPSESSID',
    session: undefined,
    loja: undefined,
    isDebug: false,
    ...options,
  });
  return { client, requests };
}

const refusal = (status: number, error?: string) => () => Response.json(error ? { error } : {}, { status });

/** The error that a call throws: an error page or an ApiCallError. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  );
}

describe('requests', () => {
  it('use the session that an earlier response has set', async () => {
    const headers = [
      ['Set-Cookie', 'PHPSESSID=new; Path=/; HttpOnly'],
      ['Set-Cookie', 'PHPSESSID_DEVICE=phone; Path=/'],
    ] satisfies [string, string][];
    const { client, requests } = aClient(() => Response.json(menu, { headers }), { session: 'old' });
    await client.call('menu', { params: { hash: 'a' } });
    await client.call('menu', { params: { hash: 'b' } });
    expect(requests.map((request) => request.headers.get('Session'))).toEqual(['old', 'new']);
    expect(client.setCookies).toHaveLength(4);
  });

  it('know that a response has begun a session', async () => {
    const headers = { 'Set-Cookie': 'PHPSESSID=new; Path=/; HttpOnly' };
    const { client } = aClient(() => Response.json(menu, { headers }));
    expect(client.hasSession).toBe(false);
    await client.call('menu', { params: { hash: 'a' } });
    expect(client.hasSession).toBe(true);
  });

  it('carry the app token, the accepted type and filled path parameters', async () => {
    const { client, requests } = aClient(() => Response.json(menu));
    await client.call('menu', { params: { hash: 'menu-principal' } });
    expect(requests[0]?.url).toBe('https://loja.example/api/v2/front/struct/menus/menu-principal');
    expect(requests[0]?.headers.get('App-Token')).toBe('wapstore');
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
    expect(requests[0]?.headers.has('Session')).toBe(false);
  });

  it('send the session and the side shop with calls that accept them', async () => {
    const { client, requests } = aClient(refusal(500), { session: 'abc', loja: 'caszulo' });
    await failureOf(client.call('readCart'));
    expect(requests[0]?.headers.get('Session')).toBe('abc');
    expect(new URL(requests[0]?.url ?? '').search).toBe('?loja=caszulo');
  });

  it('omit the shop if the call does not accept it or the caller names another one', async () => {
    const { client, requests } = aClient(() => Response.json(menu), { loja: 'caszulo' });
    await client.call('menu', { params: { hash: 'menu-principal' } });
    await failureOf(client.call('readCart', { query: { loja: '' } }));
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['', '?loja=']);
  });

  it('send the client address with changes only, so that page loads are not rate limited', async () => {
    const passedHeaders = { 'X-Client-Address': '203.0.113.7', 'X-Forwarded-For': '203.0.113.7' };
    const { client, requests } = aClient(refusal(500), { passedHeaders });
    await failureOf(client.call('readCart'));
    await failureOf(client.call('addToCart', { body: { itens: [{ idProduto: 1 }] } }));
    await failureOf(client.call('updateCart', { body: { idProduto: 1, quantidade: 1 } }));
    await failureOf(client.call('removeFromCart', { body: { idProduto: 1 } }));
    const addresses = requests.map(({ method, headers }) => [method, headers.get('X-Client-Address')]);
    expect(addresses).toEqual([
      ['GET', null],
      ['POST', '203.0.113.7'],
      ['PUT', '203.0.113.7'],
      ['DELETE', '203.0.113.7'],
    ]);
    expect(requests.map(({ headers }) => headers.get('X-Forwarded-For'))).toEqual(Array(4).fill('203.0.113.7'));
  });

  it('encode path parameters except the slashes of a level', async () => {
    const { client, requests } = aClient(refusal(404));
    await failureOf(client.call('popup', { params: { level: 'product/listing/category' } }));
    await failureOf(client.call('menu', { params: { hash: 'a b' } }));
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v2/front/struct/popup/product/listing/category',
      '/api/v2/front/struct/menus/a%20b',
    ]);
  });
});

describe('responses', () => {
  it('forward cookies', async () => {
    const { client } = aClient(() => Response.json(menu, { headers: { 'Set-Cookie': 'PHPSESSID=x' } }));
    await client.call('menu', { params: { hash: 'x' } });
    expect(client.setCookies).toEqual(['PHPSESSID=x']);
  });

  it('are failures if they break the contract', async () => {
    const { client } = aClient(() => Response.json({ hash: 1 }));
    const error = await failureOf(client.call('menu', { params: { hash: 'x' } }));
    expect(error).toMatchObject({ status: 500, message: 'Erro desconhecido' });
  });
});

describe('a page level that the client does not know [R2.1-31]', () => {
  const level = 'product/listing/collection';
  it.each([
    ['verify', { nivel: level }],
    ['home', { estrutura: { nivel: level, breadcrumb: [], seo: {} }, conteudo: {}, info: {} }],
  ] as const)('is a page that does not exist, from the call %s', async (name, body) => {
    const { client } = aClient(() => Response.json(body));
    const error = await failureOf(client.call(name, { query: { url: '/colecao' } }));
    expect(error).toMatchObject({
      data: { status: 404, message: 'This page could not be found' },
      init: { status: 404 },
    });
  });

  it('is not confused with a response that breaks the contract', async () => {
    const { client } = aClient(() => Response.json({}));
    expect(await failureOf(client.call('home'))).toMatchObject({ data: { status: 500 } });
  });
});

describe('the time of a page', () => {
  const silent = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      if (request.signal.aborted) reject(request.signal.reason);
    });
  const slow = { status: 503, message: 'A loja está demorando para responder. Tente de novo em instantes.' };

  it('is shared by all its reads, and one that gets no response makes the page one that lacks a part', async () => {
    const isOverAtStart: boolean[] = [];
    const storeApi = (request: Request) => {
      isOverAtStart.push(request.signal.aborted);
      return silent(request);
    };
    const { client } = aClient(() => Response.json(menu), { readsMs: 30, storeApi });
    expect(client.hasFailedCall).toBe(false);
    const first = await failureOf(client.call('home', { query: { url: '/' } }));
    expect(first).toMatchObject({ data: slow });
    expect(client.hasFailedCall).toBe(true);
    expect(await failureOf(client.call('menu', { params: { hash: 'b' } }))).toMatchObject({ data: slow });
    expect(isOverAtStart).toEqual([false, true]);
  });

  it('is over at once while the API is not asked, because it has been slow', async () => {
    const cause = new DOMException('too slow', 'TimeoutError');
    const { client } = aClient(() => Response.json(menu), {
      storeApi: () => Promise.reject(new Error('not called', { cause })),
    });
    expect(await failureOf(client.call('home'))).toMatchObject({ data: slow });
  });

  it('does not end a change, and begins anew after one', async () => {
    const signals: AbortSignal[] = [];
    const isOverAtStart: boolean[] = [];
    const storeApi = async ({ signal }: Request) => {
      signals.push(signal);
      isOverAtStart.push(signal.aborted);
      return refusal(422)();
    };
    const { client } = aClient(() => Response.json(menu), { readsMs: 1, storeApi });
    await failureOf(client.call('readCart'));
    await expect.poll(() => signals[0]?.aborted).toBe(true);
    await failureOf(client.call('addToCart', { body: { itens: [{ idProduto: 1 }] } }));
    await failureOf(client.call('readCart'));
    expect(isOverAtStart).toEqual([false, false, false]);
    expect(signals[1]?.aborted).toBe(false);
  });
});

describe('public responses', () => {
  const headers = { 'Cache-Control': 'public, max-age=60' };
  let version = 1;
  const ask = (hash: string, options: Partial<ApiClientOptions> = {}) => {
    const { client, requests } = aClient(() => Response.json(menu, { headers }), {
      version: () => version,
      ...options,
    });
    return { answer: client.call('menu', { params: { hash } }), requests };
  };

  it('are cached for all visitors until the version changes', async () => {
    const first = ask('todos', { session: 'abc' });
    expect(await first.answer).toEqual(menu);
    const second = ask('todos');
    expect(await second.answer).toBe(await first.answer);
    version = 2;
    const third = ask('todos');
    await third.answer;
    expect([first, second, third].map(({ requests }) => requests.length)).toEqual([1, 0, 1]);
  });

  it('are cached per request body', async () => {
    const { precos } = aProduct();
    const { client, requests } = aClient(() => Response.json({ precos }, { headers }), { version: () => version });
    const price = (id: number) =>
      client.call('productCombination', { body: { produtoPrincipal: { id: 1 }, produtoIndicado: { id } } });
    expect((await price(2)).precos).toEqual(precos);
    await price(3);
    expect(await price(2)).toBe(await price(2));
    expect(requests).toHaveLength(2);
  });

  it('are not cached for a query with a name that nobody knows, of which there may be any number', async () => {
    const brands = { marcas: [] };
    const { client, requests } = aClient(() => Response.json(brands, { headers }), { version: () => version });
    const queries: Record<string, string>[] = [{ ativo: 'true' }, { ativo: 'true' }, { x: '1' }, { x: '1' }];
    for (const query of queries) await client.call('brands', { query });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?ativo=true', '?x=1', '?x=1']);
  });

  it('are not cached without a content version', async () => {
    const requested = [ask('sem-versao', { version: undefined }), ask('sem-versao', { version: undefined })];
    for (const { answer } of requested) await answer;
    expect(requested.map(({ requests }) => requests.length)).toEqual([1, 1]);
  });
});

describe('failures', () => {
  it('without a response are the error page "Erro de rede" with status 500', async () => {
    const { client } = aClient(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failureOf(client.call('menu', { params: { hash: 'x' } }));
    expect(error).toMatchObject({ data: { status: 500, message: 'Erro de rede' }, init: { status: 500 } });
  });

  it('of page calls are error pages with the status of the response', async () => {
    const { client } = aClient(refusal(404, 'Não encontramos esse endereço.'));
    const error = await failureOf(client.call('verify', { query: { url: '/x' } }));
    expect(error).toMatchObject({
      data: { status: 404, message: 'Não encontramos esse endereço.' },
      init: { status: 404 },
    });
  });

  it('of other calls contain the message', async () => {
    const { client } = aClient(refusal(422, 'Sem estoque.'));
    const error = await failureOf(client.call('readCart'));
    expect(error).toBeInstanceOf(ApiCallError);
    expect(error).toMatchObject({ status: 422, message: 'Sem estoque.', endpoint: '/v2/front/checkout/cart' });
  });

  it('have a default message', async () => {
    const { client } = aClient(refusal(500));
    expect(await failureOf(client.call('readCart'))).toMatchObject({ message: 'Erro desconhecido' });
  });

  it('name the route of the call, without the value of a parameter, which may be secret', async () => {
    const { client } = aClient(refusal(500, 'Falhou.'));
    const error = await failureOf(client.call('checkStoreReviewKey', { params: { key: 'segredo' } }));
    expect(error).toMatchObject({ endpoint: '/v2/front/evaluations/store/add/:key' });
  });

  it('show the endpoint in debug mode', async () => {
    const { client } = aClient(refusal(500, 'Falhou.'), { isDebug: true });
    const error = await failureOf(client.call('readCart'));
    expect(error).toMatchObject({ data: { message: 'Falhou.', api: { endpoint: '/v2/front/checkout/cart' } } });
  });

  it('of calls that the visitor makes are an error page in debug mode only, and never for a sign-in', async () => {
    const add = (isDebug: boolean, status: number) => {
      const { client } = aClient(refusal(status, 'Falhou.'), { isDebug });
      const body = { itens: [{ idProduto: 1 }] };
      return failureOf(client.call('addToCart', { body, skipsErrorPage: 'outside debug' }));
    };
    expect(await add(false, 422)).toBeInstanceOf(ApiCallError);
    expect(await add(true, 401)).toBeInstanceOf(ApiCallError);
    expect(await add(true, 422)).toMatchObject({ data: { status: 422, api: { endpoint: '/v2/front/checkout/cart' } } });
  });

  it('of a call without which the page cannot be shown are an error page with status and message', async () => {
    const { client } = aClient(refusal(502, 'Marcas fora do ar.'));
    const failure = await failureOf(orErrorPage(client.call('brands')));
    expect(failure).toMatchObject({ data: { status: 502, message: 'Marcas fora do ar.' }, init: { status: 502 } });
    await expect(orErrorPage(Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });

  it('of calls with `skipsErrorPage` never become an error page', async () => {
    const { client } = aClient(refusal(500, 'Falhou.'), { isDebug: true });
    expect(await failureOf(client.call('home', { skipsErrorPage: true }))).toBeInstanceOf(ApiCallError);
  });
});
