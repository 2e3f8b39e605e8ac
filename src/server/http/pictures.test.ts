import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { QueueFullError } from '#media/fair-queue.ts';
import { createPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'manaca-pictures-'));
const file = join(folder, 'lavanda.webp');
writeFileSync(file, 'bytes');
const path = '/img/products/lavanda.0123456789-640.webp';
const onError = vi.fn<(error: unknown) => void>();
const serve = createPictures({
  onError,
  open: async (requested) => (requested === path ? { file, contentType: 'image/webp' } : undefined),
});
const get = (requested: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://loja.test${requested}`, { headers }));

afterAll(() => rmSync(folder, { recursive: true }));

it('serves an immutable picture', async () => {
  const response = await get(path);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect(await response.text()).toBe('bytes');
});

it('answers 304 to a matching ETag', async () => {
  const etag = (await get(path)).headers.get('ETag') ?? '';
  for (const tags of [etag, `W/${etag}`, `"other", W/${etag}`, '*'])
    expect((await get(path, { 'If-None-Match': tags })).status).toBe(304);
  expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
});

it('answers an uncacheable 404 for an unknown picture or size', async () => {
  const response = await get('/img/products/lavanda.0123456789-641.webp');
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it('stops deriving a picture when its client has disconnected', async () => {
  const gone = AbortSignal.abort();
  const waits = createPictures({
    onError,
    open: async (_path, { signal }) => {
      signal?.throwIfAborted();
      return { file, contentType: 'image/webp' };
    },
  });
  expect((await waits(new Request(`http://loja.test${path}`, { signal: gone }))).status).toBe(499);
  expect((await waits(new Request(`http://loja.test${path}`))).status).toBe(200);
});

it.each([
  ['too many pictures wait to be derived', new QueueFullError('full'), 0],
  ['the disk is full', Object.assign(new Error('no space'), { code: 'ENOSPC' }), 1],
])('answers 503 with Retry-After when %s', async (_, error, logged) => {
  onError.mockClear();
  const refuse = createPictures({ onError, open: () => Promise.reject(error) });
  const response = await refuse(new Request(`http://loja.test${path}`));
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(onError).toHaveBeenCalledTimes(logged);
});

it('queues by the address that the server determined, of IPv6 by the network', async () => {
  const clients: (string | undefined)[] = [];
  const note = createPictures({ onError, open: async (_path, { client }) => void clients.push(client) });
  for (const address of ['203.0.113.7', '2001:db8:1:2::9', undefined]) {
    await note(new Request(`http://loja.test${path}`, { headers: address ? { 'X-Client-Address': address } : {} }));
  }
  expect(clients).toEqual(['203.0.113.7', '2001:db8:1:2::/64', '']);
});
