import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compression } from './compression.ts';

const text = 'Óleo essencial de lavanda. '.repeat(100);

function request(accepted: string, answer: () => Response, method = 'GET') {
  const app = new Hono().use(compression).all('*', answer);
  return app.request('/', { method, headers: { 'Accept-Encoding': accepted } });
}

const json = { 'Content-Type': 'application/json' };

const page =
  (headers: Record<string, string> = {}) =>
  () =>
    new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

describe('compression', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('answers "%s" in %s', async (accepted, encoding, unpack) => {
    const answer = await request(accepted, page());
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(unpack(await answer.bytes()).toString()).toBe(text);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('packs JSON in one go for "%s" as %s', async (accepted, encoding, unpack) => {
    const answer = await request(accepted, page(json));
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(unpack(await answer.bytes()).toString()).toBe(text);
  });

  it.each([
    ['a browser that accepts none', 'identity', page()],
    ['a picture', 'br', page({ 'Content-Type': 'image/webp' })],
    ['a short answer', 'br', page({ 'Content-Length': '20' })],
    ['what is compressed already', 'br', page({ 'Content-Encoding': 'zstd' })],
  ])('leaves %s alone', async (_case, accepted, answer) => {
    expect(await (await request(accepted, answer)).text()).toBe(text);
  });

  it.each([
    ['short JSON', 200, '{"logado":false}'],
    ['an answer without a body', 304, null],
  ])('leaves %s alone', async (_case, status, body) => {
    const answer = await request('br', () => new Response(body, { status, headers: json }));
    expect([answer.status, answer.headers.get('Content-Encoding'), await answer.text()]).toEqual([
      status,
      null,
      body ?? '',
    ]);
  });

  it('packs a page of a known length as small as a whole answer', async () => {
    const length = String(Buffer.byteLength(text));
    const answer = await request('br, zstd', page({ 'Content-Length': length }));
    expect(answer.headers.get('Content-Encoding')).toBe('zstd');
    expect(answer.headers.has('Content-Length')).toBe(false);
    expect(zstdDecompressSync(await answer.bytes()).toString()).toBe(text);
  });

  it('lets a streamed page arrive in pieces', async () => {
    let finish = (): void => undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        finish = () => controller.close();
      },
    });
    const answer = await request('br', () => new Response(stream, { headers: { 'Content-Type': 'text/html' } }));
    const reader = answer.body?.getReader();
    const first: unknown = (await reader?.read())?.value;
    expect(first).toBeInstanceOf(Uint8Array);
    finish();
    await reader?.cancel();
  });
});
