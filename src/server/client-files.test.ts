import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClientFiles } from './client-files.ts';

const script = 'console.log("olá");'.repeat(100);
let folder = '';
let app: Hono;

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://loja.test${path}`, { method, headers });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaca-static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-B1c2.js'), script);
  writeFileSync(join(folder, 'assets/app-B1c2.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-B1c2.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'favicon.ico'), 'icon');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  app = new Hono()
    .use(compress())
    .route('/', createClientFiles(folder))
    .all('*', (context) => context.text('next', 404));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '../secret.txt'));
});

describe('client files', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('answers a browser that accepts "%s" in %s', async (accepted, encoding) => {
    const response = await get('/assets/app-B1c2.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  });

  it('sends the bytes of the build', async () => {
    const compressed = await get('/assets/app-B1c2.js', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(await compressed.bytes()).toString()).toBe(script);
    expect(await (await get('/assets/app-B1c2.js')).text()).toBe(script);
  });

  it('lets browsers cache hashed names for ever and others for an hour', async () => {
    expect((await get('/assets/app-B1c2.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('answers 304 to the ETag of an icon', async () => {
    const tag = (await get('/favicon.ico')).headers.get('ETag') ?? '';
    const again = await get('/favicon.ico', { 'If-None-Match': tag });
    expect([again.status, again.headers.get('ETag'), again.headers.get('Cache-Control')]).toEqual([
      304,
      tag,
      'public, max-age=3600',
    ]);
  });

  it('answers HEAD with the length and no body', async () => {
    const response = await get('/favicon.svg', {}, 'HEAD');
    expect(response.headers.get('Content-Length')).toBe('6');
    expect(await response.text()).toBe('');
  });

  it('leaves unknown paths and writes to the next handler', async () => {
    for (const [path, method] of [
      ['/vegano', 'GET'],
      ['/favicon.svg', 'POST'],
      ['/', 'GET'],
    ] as const)
      expect(await (await get(path, {}, method)).text()).toBe('next');
  });

  it('answers 404 for hashed names that this build does not have', async () => {
    expect((await get('/assets/old-Xy12.js')).status).toBe(404);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'])(
    'never leaves its folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
