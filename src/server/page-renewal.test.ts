import { afterEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { listen } from './listen.ts';
import { createPageCache } from './page-cache.ts';
import { sendRequest } from './testing/send-request.ts';

/** Renders the response of the app behind the cache; tests replace it. */
let page: () => Response | Promise<Response>;
let clock: MockInstance<() => number>;
let port: number;
let close: () => void;

const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<p>${text}</p>`, { headers: { 'Cache-Control': 'public, max-age=0', ...headers } });
const send = (path: string) => sendRequest(port, path);
const textOf = async (path: string) => (await send(path)).text;

/** Opens a shop at the time 0 whose home page, `1`, is stored. */
async function storeFirst(renewalWaitMs: number): Promise<void> {
  let renderings = 0;
  page = () => html(String((renderings += 1)));
  const onError = (): void => undefined;
  const { middleware } = createPageCache({
    cookieName: 'SID',
    personalPaths: [],
    toDeviceClass: () => 'any',
    maxBytes: 100_000,
    siteUrl: 'http://loja.test',
    render: () => page(),
    keys: () => [],
    version: () => 0,
    freshMs: 1000,
    renewalWaitMs,
    onError,
  });
  const server = await listen(() => new Response('passed on'), { port: 0, host: '127.0.0.1' }, { middleware, onError });
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  close = () => server.close();
  clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  expect(await textOf('/')).toBe('1');
}

afterEach(() => {
  vi.restoreAllMocks();
  close();
});

describe('a page of a remote API, which does not report what changes', () => {
  const fail = () => new Response('x', { status: 500 });

  it('is renewed after a second, before it is sent', async () => {
    await storeFirst(5000);
    clock.mockReturnValue(1000);
    expect(await textOf('/')).toBe('1');
    clock.mockReturnValue(1001);
    expect(await textOf('/')).toBe('2');
    expect(await textOf('/')).toBe('2');
  });

  it.each([
    ['fails', fail],
    ['gets no response', () => Promise.reject(new Error('away'))],
    ['lacks a part, so that it must not be stored', () => html('half', { 'Cache-Control': 'no-store' })],
  ])('is sent as it is for five minutes while its renewal %s, which is tried once a second', async (_, renewal) => {
    await storeFirst(5000);
    const render = vi.fn<() => Response | Promise<Response>>(renewal);
    page = render;
    for (const now of [1001, 1500, 2001, 2002, 299_000]) {
      clock.mockReturnValue(now);
      expect(await textOf('/')).toBe('1');
    }
    expect(render).toHaveBeenCalledTimes(3);
    page = fail;
    clock.mockReturnValue(300_000);
    expect((await send('/')).status).toBe(500);
  });

  it('that is gone is not sent again, even while a later renewal fails', async () => {
    await storeFirst(5000);
    page = () => new Response('gone', { status: 404 });
    clock.mockReturnValue(1001);
    expect(await textOf('/')).toBe('passed on');
    page = fail;
    clock.mockReturnValue(3000);
    expect((await send('/')).status).toBe(500);
  });

  it('is sent as it is while its renewal is slow, and replaced once that ends', async () => {
    await storeFirst(1);
    let finish = (): void => undefined;
    page = () => new Promise((resolve) => (finish = () => resolve(html('late'))));
    clock.mockReturnValue(1001);
    expect(await textOf('/')).toBe('1');
    expect(await textOf('/')).toBe('1');
    finish();
    await expect.poll(() => textOf('/')).toBe('late');
  });

  it('is not sent any more once it is gone, and looked for again after a second', async () => {
    await storeFirst(5000);
    page = () => new Response('gone', { status: 404, headers: { 'Cache-Control': 'public' } });
    clock.mockReturnValue(1001);
    expect(await textOf('/')).toBe('passed on');
    expect(await textOf('/')).toBe('passed on');
    page = () => html('back');
    clock.mockReturnValue(2100);
    expect(await textOf('/')).toBe('back');
  });
});
