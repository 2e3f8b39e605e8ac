import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serve } from '../app.ts';
import { createStaticFiles } from './static-files.ts';

const script = 'console.log("olá");'.repeat(50);
let folder = '';
let serve: Serve;

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://loja.test${path}`, { method, headers }));
const getFile = async (...parameters: Parameters<typeof get>): Promise<Response> => {
  const answer = await get(...parameters);
  if (!answer) throw new Error('the file was not served');
  return answer;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaca-static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-B1c2.js'), script);
  writeFileSync(join(folder, 'assets/app-B1c2.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-B1c2.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  serve = createStaticFiles(folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '../secret.txt'));
});

describe('static files', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('answers a browser that accepts "%s" in %s', async (accepted, encoding) => {
    const answer = await getFile('/assets/app-B1c2.js', { 'Accept-Encoding': accepted });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  it('sends the bytes of the build', async () => {
    const packed = await getFile('/assets/app-B1c2.js', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(await packed.bytes()).toString()).toBe(script);
    expect(await (await getFile('/assets/app-B1c2.js')).text()).toBe(script);
  });

  it('lets hashed names be kept for ever and others for an hour', async () => {
    expect((await getFile('/assets/app-B1c2.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await getFile('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('answers 304 to who has the same bytes in the same encoding', async () => {
    const first = await getFile('/assets/app-B1c2.js', { 'Accept-Encoding': 'br' });
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await getFile('/assets/app-B1c2.js', { ...known, 'Accept-Encoding': 'br' })).status).toBe(304);
    expect((await getFile('/assets/app-B1c2.js', known)).status).toBe(200);
  });

  it('answers HEAD with the length and no body', async () => {
    const answer = await getFile('/favicon.svg', {}, 'HEAD');
    expect(answer.headers.get('Content-Length')).toBe('6');
    expect(await answer.text()).toBe('');
  });

  it('leaves unknown addresses, copies and writes to the next mount', async () => {
    expect(await get('/vegano')).toBeUndefined();
    expect(await get('/favicon.svg', {}, 'POST')).toBeUndefined();
    expect(await get('/')).toBeUndefined();
  });

  it('answers 404 for hashed names that this build does not have', async () => {
    expect((await getFile('/assets/old-Xy12.js')).status).toBe(404);
    expect((await getFile('/assets/app-B1c2.js.br')).status).toBe(404);
  });

  it('keeps the notes of the bundler to itself', async () => {
    expect(await get('/.vite/manifest.json')).toBeUndefined();
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'])(
    'never leaves its folder: %s',
    async (path) => {
      expect((await get(path))?.status ?? 404).toBe(404);
    },
  );
});
