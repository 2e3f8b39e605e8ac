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
  open: async (asked) => (asked === path ? { file, contentType: 'image/webp' } : undefined),
});
const get = async (asked: string, headers: Record<string, string> = {}) => {
  const answer = await serve(new Request(`http://loja.test${asked}`, { headers }));
  if (!answer) throw new Error('no answer');
  return answer;
};

afterAll(() => rmSync(folder, { recursive: true }));

it('serves an immutable picture', async () => {
  const answer = await get(path);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(await answer.text()).toBe('bytes');
});

it('answers 304 to a matching ETag', async () => {
  const etag = (await get(path)).headers.get('ETag') ?? '';
  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
});

it('answers an uncacheable 404 for an unknown picture or size', async () => {
  const answer = await get('/img/products/lavanda.0123456789-641.webp');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
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
