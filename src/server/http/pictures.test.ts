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

it('serves a picture that may be kept for ever', async () => {
  const answer = await get(path);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  expect(await answer.text()).toBe('bytes');
});

it('answers 304 to who has it', async () => {
  const etag = (await get(path)).headers.get('ETag') ?? '';
  expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
});

it('answers 404, not to be kept, for a picture or size that is not made', async () => {
  const answer = await get('/img/products/lavanda.0123456789-641.webp');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('has no picture made for who has gone', async () => {
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
