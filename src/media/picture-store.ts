// Picture variants: encoded once from the masters, cached on disk and served from there.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { parsePicturePath, type PictureFormat, type PictureVariant, type PictureWidth } from '#rules/picture-path.ts';
import { type MasterEntry, parseManifest } from './manifest.ts';

export interface StoredPicture {
  /** Absolute path on disk. */
  file: string;
  contentType: string;
}

export interface PictureStore {
  /**
   * The variant that `path` (`/img/...`) names, encoded on demand; undefined if there is no such picture. Rejects with an
   * AbortError if all requests for it abort while it is queued.
   */
  open(path: string, signal?: AbortSignal): Promise<StoredPicture | undefined>;
  /** Encodes variants in advance, one at a time. Unknown paths are skipped. */
  warm(paths: readonly string[]): Promise<void>;
  /** Encodes the variants that product cards use, of every master. */
  warmAll(): Promise<void>;
}

/** A pending request for a variant; without a signal it cannot be aborted. */
type Waiting = AbortSignal | undefined;

interface PendingVariant {
  done: Promise<void>;
  waiting: Waiting[];
}

export interface PictureStoreOptions {
  /** Folder with `manifest.json` and the master pictures. */
  mastersDir: string;
  cacheDir: string;
  /** Number of variants encoded at the same time. */
  concurrency?: number;
}

const contentTypes: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' };

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

/** The AVIF widths of product cards; the browser selects one by its screen. */
const warmedWidths: readonly PictureWidth[] = [320, 400, 520, 640];

const isStored = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Loaded on the first encode, to save memory when all variants are on disk. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per picture leaves the other cores to requests.
  sharp.concurrency(1);
  return sharp;
}

async function encodeVariant(master: Sharp, { width, format }: PictureVariant, file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await encode[format](master.resize({ width, withoutEnlargement: true }), width).toFile(temporary);
    // Written atomically: neither a reader nor a restart after a crash sees a partial file.
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Decodes the master once for several variants, which costs as much as encoding a small one. */
async function decode(file: string): Promise<Sharp> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

export function createPictureStore({ mastersDir, cacheDir, concurrency = 1 }: PictureStoreOptions): PictureStore {
  const masters = parseManifest(JSON.parse(readFileSync(join(mastersDir, 'manifest.json'), 'utf8')));
  const limit = pLimit(concurrency);
  const inFlight = new Map<string, PendingVariant>();

  const toFile = ({ key, hash, width, format }: PictureVariant) => join(cacheDir, `${key}.${hash}-${width}.${format}`);

  const encodeOnce = (master: string, variant: PictureVariant, file: string, waiting: Waiting): Promise<void> => {
    const started = inFlight.get(file);
    if (started) {
      started.waiting.push(waiting);
      return started.done;
    }
    const all = [waiting];
    const done = limit(async () => {
      if (all.every((signal) => signal?.aborted)) throw new DOMException('all requests were aborted', 'AbortError');
      const sharp = await loadSharp();
      await encodeVariant(sharp(master), variant, file);
    }).finally(() => inFlight.delete(file));
    inFlight.set(file, { done, waiting: all });
    return done;
  };

  const open = async (path: string, signal?: AbortSignal): Promise<StoredPicture | undefined> => {
    const variant = parsePicturePath(path);
    const master = variant && masters.get(variant.key);
    if (!variant || master?.hash !== variant.hash) return undefined;
    const file = toFile(variant);
    if (!(await isStored(file))) await encodeOnce(join(mastersDir, master.file), variant, file, signal);
    return { file, contentType: contentTypes[variant.format] };
  };

  const warmMaster = async (key: string, { hash, file: master }: MasterEntry): Promise<void> => {
    let source: Sharp | undefined;
    for (const width of warmedWidths) {
      const variant: PictureVariant = { key, hash, width, format: 'avif' };
      const file = toFile(variant);
      if (await isStored(file)) continue;
      source ??= await decode(join(mastersDir, master));
      await encodeVariant(source.clone(), variant, file);
    }
  };

  return {
    open,
    async warm(paths) {
      for (const path of paths) await open(path);
    },
    async warmAll() {
      for (const [key, master] of masters) await warmMaster(key, master);
    },
  };
}
