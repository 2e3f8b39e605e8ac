import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import readQr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawQr } from './pix-qr.server.ts';
import { PixQr } from './pix-qr.tsx';

const phoneWidth = 390;
const longestKey = `${'a'.repeat(63)}@manaca.com.br`;
const textOf = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'AaMmZz7& '), maxLength }).map((text) => `M${text}`);
const codes = fc
  .record({
    key: fc.oneof(fc.uuid(), fc.constantFrom('52998224725', '12ABC34501DE35', '+5541999990001', longestKey)),
    merchantName: textOf(24),
    merchantCity: textOf(14),
    amount: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    txid: fc.stringMatching(/^[A-Za-z\d]{1,25}$/),
  })
  .map((content) => generatePixPayload(content) ?? '');

/** The pixels of the picture on a page of the night theme, at the width of a phone. */
async function paint(code: string) {
  const drawing = drawQr(code);
  const markup = renderToStaticMarkup(<PixQr drawing={drawing} />);
  const svg = markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return sharp(Buffer.from(svg), { density: (72 * phoneWidth) / drawing.size })
    .resize(phoneWidth)
    .flatten({ background: '#14293a' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

it('is read as the code from the pixels of 40 pictures 390 px wide', async () => {
  await fc.assert(
    fc.asyncProperty(codes, async (code) => {
      expect(code).toMatch(/^0002/);
      const { data, info } = await paint(code);
      expect([info.width, info.height]).toEqual([phoneWidth, phoneWidth]);
      const found = readQr(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' });
      expect(found?.data).toBe(code);
    }),
    { numRuns: 40 },
  );
});

it('has a white margin of four modules on every side', async () => {
  const code = fc.sample(codes, 1)[0] ?? '';
  const { size } = drawQr(code);
  const { data, info } = await paint(code);
  const isWhite = (x: number, y: number) =>
    data
      .subarray((y * info.width + x) * 4)
      .subarray(0, 3)
      .every((value) => value === 255);
  const last = info.width - 1;
  const margin = Math.floor((4 * info.width) / size) - 1;
  for (let at = 0; at < info.width; at += 1)
    for (let depth = 0; depth < margin; depth += 1)
      expect([isWhite(at, depth), isWhite(at, last - depth), isWhite(depth, at), isWhite(last - depth, at)]).toEqual([
        true,
        true,
        true,
        true,
      ]);
  // The corner of the finder pattern is dark, so the margin is not wider.
  const dark = Math.ceil((4.5 * info.width) / size);
  expect(isWhite(dark, dark)).toBe(false);
});

it('is one picture with a name for those who cannot see it', () => {
  render(<PixQr drawing={drawQr('00020126')} />);
  expect(screen.getByRole('img', { name: 'QR Code para pagar com Pix' })).toBeTruthy();
});
