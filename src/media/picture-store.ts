// Picture variants: made once from the masters, kept on disk, served from there.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { parsePicturePath, type PictureFormat, type PictureVariant, toPicturePath } from '#rules/picture-path.ts';
import { parseManifest } from './manifest.ts';
import { createWorkQueue, type Priority, type QueuedJob } from './work-queue.ts';

export interface StoredPicture {
  /** Absolute path on disk. */
  file: string;
  contentType: string;
}

export interface PictureStore {
  /** The variant that `path` (`/img/...`) names, made if need be; undefined when there is no such picture. */
  open(path: string): Promise<StoredPicture | undefined>;
  /** Makes variants in advance, one at a time, behind whatever visitors wait for. Unknown paths are passed over. */
  warm(paths: readonly string[]): Promise<void>;
  /** Makes the widths of cards and galleries of every master. */
  warmAll(): Promise<void>;
}

export interface PictureStoreOptions {
  /** Folder with `manifest.json` and the master pictures. */
  mastersDir: string;
  cacheDir: string;
  /** Variants made at the same time. */
  concurrency?: number;
}

const contentTypes: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' };

const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
};

const warmedWidths = [320, 640] as const;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function makeVariant(master: string, { width, format }: PictureVariant, file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await encode[format](sharp(master).resize({ width, withoutEnlargement: true })).toFile(temporary);
    // Whole or not at all: a reader never meets half a picture, nor does the next start after a crash.
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

export function createPictureStore({ mastersDir, cacheDir, concurrency = 1 }: PictureStoreOptions): PictureStore {
  // One thread a picture: the process has visitors to answer meanwhile.
  sharp.concurrency(1);
  const masters = parseManifest(JSON.parse(readFileSync(join(mastersDir, 'manifest.json'), 'utf8')));
  const queue = createWorkQueue(concurrency);
  const inWork = new Map<string, QueuedJob<void>>();

  const make = (master: string, variant: PictureVariant, file: string, priority: Priority): Promise<void> => {
    const started = inWork.get(file);
    if (started) {
      if (priority === 'foreground') started.hurry();
      return started.result;
    }
    const job = queue.add(() => makeVariant(master, variant, file), priority);
    inWork.set(file, job);
    return job.result.finally(() => inWork.delete(file));
  };

  const find = async (path: string, priority: Priority): Promise<StoredPicture | undefined> => {
    const variant = parsePicturePath(path);
    const master = variant && masters.get(variant.key);
    if (!variant || master?.hash !== variant.hash) return undefined;
    const { key, hash, width, format } = variant;
    const file = join(cacheDir, `${key}.${hash}-${width}.${format}`);
    if (!(await isThere(file))) await make(join(mastersDir, master.file), variant, file, priority);
    return { file, contentType: contentTypes[format] };
  };

  return {
    open: (path) => find(path, 'foreground'),
    async warm(paths) {
      for (const path of paths) await find(path, 'background');
    },
    async warmAll() {
      for (const width of warmedWidths) {
        for (const [key, { hash }] of masters) await find(toPicturePath({ key, hash }, width, 'webp'), 'background');
      }
    },
  };
}
