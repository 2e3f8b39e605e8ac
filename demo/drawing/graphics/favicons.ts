// Favicons of both shops, their icons as apps, and the first one's for browsers without SVG icons, which request two fixed names.

import sharp from 'sharp';
import { drawCompactText } from './compact-outline.ts';

/** The manacá flower: petals from violet to lilac, as on one branch. */
const flower =
  '<g fill="#6b3fa0"><path d="M24 23C14 20 12 8 20 4c7 2 9 10 4 19zM26 24c10-3 17 5 14 13-8 2-14-4-14-13zM22 24c-4 9-15 11-19 3 3-7 12-9 19-3z"/><path fill="#a583cf" d="M25 23c0-11 11-16 17-10 0 8-7 12-17 10zM24 25c6 8 2 19-7 19-5-6-2-15 7-19z"/></g><circle cx="24" cy="24" r="4" fill="#f3c95b"/>';

const open = (viewBox: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`;

const drawInitial = () => drawCompactText([{ text: 'c', size: 62, font: 'italic', x: 23, y: 37 }], '#f0c877');

/** SVG text by file name. */
export function drawFavicons(): Map<string, string> {
  const initial = drawInitial();
  return new Map([
    ['favicon-flor', `${open('0 0 48 48')}${flower}</svg>`],
    ['favicon-manuscrito', `${open('0 0 48 48')}<rect width="48" height="48" rx="11" fill="#14293a"/>${initial}</svg>`],
  ]);
}

/** Files for the root of the site by name. */
export async function drawRootIcons(): Promise<Map<string, Buffer>> {
  return new Map([
    ['favicon.ico', toIco(await rasterize(`${open('0 0 48 48')}${flower}</svg>`, 48), 48)],
    // Apple's home screen rounds the corners itself and renders transparency black.
    [
      'apple-touch-icon.png',
      await rasterize(`${open('-6 -6 60 60')}<path fill="#fff" d="M-6-6h60v60H-6z"/>${flower}</svg>`, 180),
    ],
  ]);
}

/** Icons of installed shops by file name; `cheio` fills its square, of which devices cut off all but a circle of four fifths. */
export async function drawAppIcons(): Promise<Map<string, Buffer>> {
  const background = (color: string) => `<path fill="${color}" d="M-8-8h64v64H-8z"/>`;
  const drawings = {
    flor: `${background('#fff')}${flower}`,
    manuscrito: `${background('#14293a')}${drawInitial()}`,
  };
  const icons: [string, Buffer][] = [];
  for (const [name, svg] of drawFavicons()) {
    const file = name.replace('favicon', 'icone');
    for (const size of [192, 512]) icons.push([`${file}-${size}.png`, await rasterize(svg, size)]);
  }
  for (const [name, drawing] of Object.entries(drawings))
    icons.push([`icone-${name}-cheio-512.png`, await rasterize(`${open('-8 -8 64 64')}${drawing}</svg>`, 512)]);
  return new Map(icons);
}

/** A PNG of `size` pixels each way. */
function rasterize(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 }).resize(size).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file of one picture: a header of 6 bytes, a directory entry of 16, the PNG. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
