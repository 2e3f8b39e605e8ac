import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packBody, packSmall, readBody } from './packed-body.ts';

const text = (begin: number) => Buffer.from(Array.from({ length: 400 }, (_, index) => Math.sin(begin + index)).join());

describe('a packed body', () => {
  it('is read in every encoding, before and after it is packed small', async () => {
    const body = packBody(text(0), undefined);
    const first = body.brotli;
    const expectWhole = () => {
      expect(brotliDecompressSync(readBody(body, 'br'))).toEqual(text(0));
      expect(gunzipSync(readBody(body, 'gzip'))).toEqual(text(0));
      expect(readBody(body, undefined)).toEqual(text(0));
    };
    expectWhole();
    await packSmall(body);
    expect(body.brotli.length).toBeLessThan(first.length);
    expectWhole();
  });

  it('is that of the page before when its bytes are the same, also while that is packed small', async () => {
    const before = packBody(text(0), undefined);
    const packing = packSmall(before);
    const after = packBody(text(0), before);
    expect(packSmall(after)).toBe(packing);
    await packing;
    expect(after.brotli.length).toBeLessThan(packBody(text(0), undefined).brotli.length);
  });

  it('is another one when a byte has changed', async () => {
    const before = packBody(text(0), undefined);
    await packSmall(before);
    const after = packBody(text(1), before);
    expect(after.hash).not.toBe(before.hash);
    expect(brotliDecompressSync(readBody(after, 'br'))).toEqual(text(1));
  });
});
