// Pages that cannot be rendered, and clients that leave before they are.

import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

let page: (request: Request) => Response | Promise<Response>;
let cache: PageCache;
let errors: string[];
/** Requests that reached the app. */
let passedOn: number;
let url: string;
let close: () => void;

const toPage = (text: string) => new Response(text, { headers: { 'Cache-Control': 'public, max-age=0' } });
const textOf = async (path: string) => (await fetch(url + path)).text();

beforeEach(async () => {
  [errors, passedOn] = [[], 0];
  const onError = (error: unknown) => void errors.push(String(error));
  cache = createPageCache({
    cookieName: 'SID',
    personalPaths: [],
    toDeviceClass: () => 'any',
    maxBytes: 100_000,
    siteUrl: 'http://loja.test',
    render: (request) => page(request),
    keys: () => [],
    version: () => 1,
    onError,
  });
  const passOn = () => {
    passedOn += 1;
    return new Response('passed on');
  };
  const server = await listen(passOn, { port: 0, host: '127.0.0.1' }, { middleware: cache.middleware, onError });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address with it
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(() => close());

it('reports a response whose body breaks off, and remembers no failure', async () => {
  page = () => new Response(new ReadableStream({ pull: () => Promise.reject(new Error('gone')) }));
  expect(await textOf('/')).toBe('passed on');
  expect(errors).toEqual([expect.stringContaining('gone')]);
  page = () => new Response('x', { status: 503, headers: { 'Cache-Control': 'public' } });
  expect(await textOf('/')).toBe('x');
  page = () => toPage('well');
  expect(await textOf('/')).toBe('well');
});

it('sends a failure as it is, because compressing costs more than refusing a burst', async () => {
  page = () => new Response('busy', { status: 503, headers: { 'Retry-After': '2' } });
  const { status, headers } = await fetch(`${url}/`, { headers: { 'Accept-Encoding': 'br' } });
  expect([status, headers.get('Retry-After'), headers.get('Content-Encoding')]).toEqual([503, '2', null]);
  const head = await fetch(`${url}/`, { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Length')]).toEqual([503, '4']);
});

it('renders a page no second time for a client that has left', async () => {
  const rendering = Promise.withResolvers<Response>();
  const signals: AbortSignal[] = [];
  page = ({ signal }) => {
    signals.push(signal);
    return rendering.promise;
  };
  const client = httpRequest(url).on('error', () => undefined);
  client.end();
  await expect.poll(() => signals).toHaveLength(1);
  client.destroy();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  rendering.resolve(toPage('late'));
  page = () => toPage('other');
  expect(await textOf('/other')).toBe('other');
  expect([passedOn, cache.metrics().pages, errors]).toEqual([0, 1, []]);
});
