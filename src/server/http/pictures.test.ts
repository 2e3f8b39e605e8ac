import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'manaca-pictures-'));
const file = join(folder, 'lavanda.webp');
writeFileSync(file, 'bytes');
const path = '/img/products/lavanda.0123456789-640.webp';
const serve = createPictures({
  open: async (requested) => (requested === path ? { file, contentType: 'image/webp' } : undefined),
});
const get = async (requested: string, headers: Record<string, string> = {}) => {
  const response = await serve(new Request(`http://loja.test${requested}`, { headers }));
  if (!response) throw new Error('no response');
  return response;
};

afterAll(() => rmSync(folder, { recursive: true }));

it('serves an immutable picture', async () => {
  const response = await get(path);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect(await response.text()).toBe('bytes');
});

it('answers 304 to a matching ETag', async () => {
  const etag = (await get(path)).headers.get('ETag') ?? '';
  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
});

it('answers an uncacheable 404 for an unknown picture or size', async () => {
  const response = await get('/img/products/lavanda.0123456789-641.webp');
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it('stops deriving a picture when its client has disconnected', async () => {
  const gone = AbortSignal.abort();
  const waits = createPictures({
    open: async (_path, signal) => {
      signal?.throwIfAborted();
      return { file, contentType: 'image/webp' };
    },
  });
  expect((await waits(new Request(`http://loja.test${path}`, { signal: gone })))?.status).toBe(499);
  expect((await waits(new Request(`http://loja.test${path}`)))?.status).toBe(200);
});
