// The drawings of the logos for mails, which show no SVG: light, on the dark band above the text.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Three times the size at which `src/api/mail/layout/wordmark.ts` shows them. */
const flowerHeight = 108;
const scriptHeight = 120;

const flower =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><g fill="#c9b2ea"><path d="M24 23C14 20 12 8 20 4c7 2 9 10 4 19zM26 24c10-3 17 5 14 13-8 2-14-4-14-13zM22 24c-4 9-15 11-19 3 3-7 12-9 19-3z"/><path fill="#f3edfb" d="M25 23c0-11 11-16 17-10 0 8-7 12-17 10zM24 25c6 8 2 19-7 19-5-6-2-15 7-19z"/></g><circle cx="24" cy="24" r="4" fill="#f3c95b"/></svg>';

/** PNG files for the root of the site by name; `assets` is the folder of the storefront's drawings. */
export async function drawMailMarks(assets: string): Promise<Map<string, Buffer>> {
  const logos = await readFile(join(assets, 'logos.svg'), 'utf8');
  const outline = /<symbol id="manuscrito" viewBox="([^"]+)">(.*?)<\/symbol>/s.exec(logos);
  if (!outline) throw new Error('logos.svg has no drawing "manuscrito"');
  const [, viewBox, paths] = outline;
  const script = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="#f0c877">${paths}</svg>`;
  return new Map([
    ['marca-flor.png', await rasterize(flower, flowerHeight)],
    ['marca-manuscrito.png', await rasterize(script, scriptHeight)],
  ]);
}

function rasterize(svg: string, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 })
    .resize({ height })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
