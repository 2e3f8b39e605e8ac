import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createPurger, type Purger } from './purger.ts';

interface Told {
  headers: IncomingHttpHeaders;
  tags: string[];
}

const bodySchema = z.strictObject({ tags: z.array(z.string()) });
/** Only what a test is about comes within its time. */
const times = { limit: 10_000, repeat: 60_000, retry: 20 };

/** Statuses of the next answers, 200 afterwards; 0 never answers. */
let statuses: number[];
let told: Told[];
let reports: string[];
let cdn: Server;
let purger: Purger;

beforeEach(async () => {
  [statuses, told, reports] = [[], [], []];
  cdn = createServer((request, response) => {
    const status = statuses.shift() ?? 200;
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      told.push({ headers: request.headers, tags: bodySchema.parse(JSON.parse(text)).tags });
      if (status > 0) response.writeHead(status, { Location: 'http://127.0.0.1:2/' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  purger = open();
});
afterEach(() => {
  purger.close();
  cdn.closeAllConnections();
  cdn.close();
});

function open(token?: string, own = times): Purger {
  const address = cdn.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const onError = (error: unknown, message: string) => void reports.push(`${message}: ${String(error)}`);
  return createPurger({ url: `http://127.0.0.1:${port}/purge`, token, onError, times: own });
}

const untilTold = (count: number) => vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count));
const tagsOf = () => told.map(({ tags }) => tags);

it('tells the keys and the token in the ways in which CDNs read them', async () => {
  purger.close();
  purger = open('secret');
  purger.purge(['product-1', 'catalogue']);
  await untilTold(1);
  expect(told[0]?.tags).toEqual(['product-1', 'catalogue']);
  expect(told[0]?.headers).toMatchObject({
    'surrogate-key': 'product-1 catalogue',
    authorization: 'Bearer secret',
    'fastly-key': 'secret',
    'content-type': 'application/json',
  });
});

it('says no token where there is none', async () => {
  purger.purge(['a']);
  await untilTold(1);
  expect(told[0]?.headers).not.toHaveProperty('authorization');
  expect(told[0]?.headers).not.toHaveProperty('fastly-key');
});

it('repeats itself once, for what was on its way during the first message', async () => {
  purger.close();
  purger = open(undefined, { ...times, repeat: 20 });
  purger.purge(['a']);
  await untilTold(2);
  expect(tagsOf()).toEqual([['a'], ['a']]);
});

it('tells in one message what changes while another is under way', async () => {
  purger.purge(['a']);
  purger.purge(['b']);
  purger.purge(['c', 'b']);
  await untilTold(2);
  expect(tagsOf()).toEqual([['a'], ['b', 'c']]);
});

it('names everything alone, and everything in place of more keys than a message takes', async () => {
  purger.purge(['all', 'a']);
  await untilTold(1);
  purger.purge(Array.from({ length: 31 }, (_, index) => `product-${index}`));
  await untilTold(2);
  expect(tagsOf()).toEqual([['all'], ['all']]);
});

it.each([
  ['a refusal', 500, 'the CDN answered 500'],
  ['an address elsewhere, which must not get the token', 302, 'the CDN answered 302'],
  ['silence', 0, 'TimeoutError'],
])('tries again after %s, with what has changed since', async (_, status, text) => {
  statuses = [status];
  purger.close();
  purger = open(undefined, { ...times, limit: status === 0 ? 150 : times.limit });
  purger.purge(['a']);
  await untilTold(1);
  purger.purge(['b']);
  await vi.waitFor(() => expect(new Set(tagsOf().slice(1).flat())).toEqual(new Set(['a', 'b'])));
  expect(reports[0]).toMatch(/could not be told/);
  expect(reports[0]).toContain(text);
});

it('gives up in the end and tells the next change as if nothing had been', async () => {
  const failures = [503, 503, 503, 503, 503];
  statuses = [...failures];
  purger.close();
  purger = open(undefined, { ...times, retry: 2 });
  purger.purge(['a']);
  await vi.waitFor(() => expect(reports.at(-1)).toContain('was not told'), { timeout: 10_000 });
  expect(told).toHaveLength(failures.length);
  purger.purge(['b']);
  await untilTold(failures.length + 1);
  expect(told.at(-1)?.tags).toEqual(['b']);
});
