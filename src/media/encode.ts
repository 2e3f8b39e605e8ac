// Encodes variants of master pictures.

import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Sharp } from 'sharp';
import type { PictureFormat, PictureVariant, PictureWidth } from '#rules/picture-path.ts';

export type EncodeFile = (master: string, variant: PictureVariant, file: string) => Promise<void>;

/**
 * AVIF quality by width, docs/decisions/0011-pictures-as-avif.md. Phones show 680 to 960 pixels at a high density, which
 * hides artefacts that wide banners on a desktop screen would show.
 */
function toAvifQuality(width: PictureWidth): number {
  if (width < 680) return 52;
  return width <= 960 ? 41 : 50;
}

const encode: Record<PictureFormat, (picture: Sharp, width: PictureWidth) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
  avif: (picture, width) => picture.avif({ quality: toAvifQuality(width), effort: 3, chromaSubsampling: '4:2:0' }),
};

/** Loaded on the first encode, to save memory when all variants are on disk. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per picture leaves the other cores to requests.
  sharp.concurrency(1);
  return sharp;
}

/** `file` is complete or absent at any moment. Rejects with the error of the file system, which has a code, or of the encoder. */
export async function encodeVariant(master: Sharp, { width, format }: PictureVariant, file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const bytes = await encode[format](master.resize({ width, withoutEnlargement: true }), width).toBuffer();
    // Written by Node, whose errors have codes: a full disk is distinguished from a broken master.
    await writeFile(temporary, bytes);
    // Written atomically: neither a reader nor a restart after a crash sees a partial file.
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

export const encodeFile: EncodeFile = async (master, variant, file) => {
  const sharp = await loadSharp();
  await encodeVariant(sharp(master), variant, file);
};

/** Decodes the master once for several variants, which costs as much as encoding a small one. */
export async function decode(file: string): Promise<Sharp> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
