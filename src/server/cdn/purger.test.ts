import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createPurger, type Purger } from './purger.ts';

interface PurgeRequest {
  headers: IncomingHttpHeaders;
  tags: string[];
}

const bodySchema = z.strictObject({ tags: z.array(z.string()) });
/** Repeats and timeouts are too late for a test, unless the test shortens them. */
const defaultTimes = { limit: 10_000, repeat: 60_000, retry: 20 };

/** Statuses of the next responses, then 200; 0 leaves the request without a response. */
let statuses: number[];
let requests: PurgeRequest[];
let errors: string[];
let cdn: Server;
let purger: Purger;

beforeEach(async () => {
  [statuses, requests, errors] = [[], [], []];
  cdn = createServer((request, response) => {
    const status = statuses.shift() ?? 200;
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requests.push({ headers: request.headers, tags: bodySchema.parse(JSON.parse(text)).tags });
      if (status > 0) response.writeHead(status, { Location: 'http://127.0.0.1:2/' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  purger = createTestPurger();
});
afterEach(() => {
  purger.close();
  cdn.closeAllConnections();
  cdn.close();
});

function createTestPurger(token?: string, times = defaultTimes): Purger {
  const address = cdn.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const onError = (error: unknown, message: string) => void errors.push(`${message}: ${String(error)}`);
  return createPurger({ url: `http://127.0.0.1:${port}/purge`, token, onError, times });
}

const waitForRequests = async (count: number): Promise<void> => {
  await expect.poll(() => requests.length).toBeGreaterThanOrEqual(count);
};
const listTags = () => requests.map(({ tags }) => tags);

it('sends the keys and the token in the headers and the body that Fastly and Cloudflare read', async () => {
  purger.close();
  purger = createTestPurger('secret');
  purger.purge(['product-1', 'catalogue']);
  await waitForRequests(1);
  expect(requests[0]?.tags).toEqual(['product-1', 'catalogue']);
  expect(requests[0]?.headers).toMatchObject({
    'surrogate-key': 'product-1 catalogue',
    authorization: 'Bearer secret',
    'fastly-key': 'secret',
    'content-type': 'application/json',
  });
});

it('sends no token headers when no token is configured', async () => {
  purger.purge(['a']);
  await waitForRequests(1);
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
  expect(requests[0]?.headers).not.toHaveProperty('fastly-key');
});

it('repeats each purge once, for pages in flight during the first request', async () => {
  purger.close();
  purger = createTestPurger(undefined, { ...defaultTimes, repeat: 20 });
  purger.purge(['a']);
  await waitForRequests(2);
  expect(listTags()).toEqual([['a'], ['a']]);
});

it('batches the keys that change during a request into the next one', async () => {
  purger.purge(['a']);
  purger.purge(['b']);
  purger.purge(['c', 'b']);
  await waitForRequests(2);
  expect(listTags()).toEqual([['a'], ['b', 'c']]);
});

it('sends many keys in several requests, and only "all" when it is among them or when there are too many', async () => {
  const list = (length: number) => Array.from({ length }, (_, index) => `product-${index}`);
  purger.purge(list(31));
  await waitForRequests(2);
  expect(listTags()).toEqual([list(30), ['product-30']]);
  requests = [];
  purger.purge(['all', 'a']);
  await waitForRequests(1);
  purger.purge(list(301));
  await waitForRequests(2);
  expect(listTags()).toEqual([['all'], ['all']]);
});

it.each([
  ['an error status', 500, 'the CDN answered 500'],
  ['a redirect, which would leak the token', 302, 'the CDN answered 302'],
  ['a timeout', 0, 'TimeoutError'],
])('retries after %s, with the keys that changed since', async (_, status, text) => {
  statuses = [status];
  purger.close();
  purger = createTestPurger(undefined, { ...defaultTimes, limit: status === 0 ? 150 : defaultTimes.limit });
  purger.purge(['a']);
  await waitForRequests(1);
  purger.purge(['b']);
  await expect.poll(() => new Set(listTags().slice(1).flat())).toEqual(new Set(['a', 'b']));
  expect(errors[0]).toMatch(/^CDN purge failed, will retry/);
  expect(errors[0]).toContain(text);
});

it('gives up after the last retry, and sends later purges as before', async () => {
  const failures = [503, 503, 503, 503, 503];
  statuses = [...failures];
  purger.close();
  purger = createTestPurger(undefined, { ...defaultTimes, retry: 2 });
  purger.purge(['a']);
  await expect.poll(() => errors.at(-1)).toContain('CDN purge given up');
  expect(requests).toHaveLength(failures.length);
  purger.purge(['b']);
  await waitForRequests(failures.length + 1);
  expect(requests.at(-1)?.tags).toEqual(['b']);
});
