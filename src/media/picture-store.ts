// Picture variants: encoded once from the masters, cached on disk and served from there.

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { parsePicturePath, type PictureFormat, type PictureVariant, type PictureWidth } from '#rules/picture-path.ts';
import { decode, type EncodeFile, encodeFile, encodeVariant } from './encode.ts';
import { createFairQueue, type FairQueueOptions, type QueuedTask, QueueFullError } from './fair-queue.ts';
import { type MasterEntry, loadManifest } from './manifest.ts';

export interface StoredPicture {
  /** Absolute path on disk. */
  file: string;
  contentType: string;
}

/** The client that requests a picture, which may have to be encoded first. */
export interface PictureRequest {
  /** Clients are served round-robin. */
  client?: string;
  /** Without it the request cannot be aborted. */
  signal?: AbortSignal | undefined;
}

export interface PictureStore {
  /**
   * The variant that `path` (`/img/...`) names, encoded on demand; undefined if there is no such picture. Rejects with an
   * AbortError if all requests for it abort while it is queued, and with a QueueFullError if too many are.
   */
  open(path: string, request?: PictureRequest): Promise<StoredPicture | undefined>;
  /** Encodes variants in advance, one at a time. Unknown paths are skipped. */
  warm(paths: readonly string[]): Promise<void>;
  /** Encodes the variants that product cards use, of every master. */
  warmAll(): Promise<void>;
}

interface QueuedVariant {
  /** Where the variant will be stored. */
  file: string;
  master: string;
  variant: PictureVariant;
}

/** A variant that is queued or being encoded. */
interface PendingVariant {
  isStarted: boolean;
  task: QueuedTask;
  done: Promise<void>;
  fail(error: Error): void;
  /** The signals of the requests that wait for the picture. */
  signals: (AbortSignal | undefined)[];
}

export interface PictureStoreOptions {
  /** Folder with `manifest.json` and the master pictures; without the file there are none. */
  mastersDir: string;
  cacheDir: string;
  queue?: Partial<FairQueueOptions>;
  /** Encodes one variant on request; defaults to this process. */
  encode?: EncodeFile;
}

/**
 * Encoding a variant takes 0.1 to 0.3 seconds. A page shows fewer than `maxPerClient` at once, most of which are encoded in
 * advance; `maxWaiting` takes about 8 seconds, less than a process that serves only the storefront waits for a picture.
 */
const defaultQueue: FairQueueOptions = { concurrency: 1, maxPerClient: 24, maxWaiting: 40 };

const contentTypes: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' };

/** The AVIF widths of product cards; the browser selects one by its screen. */
const warmedWidths: readonly PictureWidth[] = [320, 400, 520, 640];

const isStored = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Encodes a variant once for all requests that wait for it. */
function createEncodeQueue(encode: EncodeFile, limits: FairQueueOptions) {
  const queue = createFairQueue(limits);
  const inFlight = new Map<string, PendingVariant>();

  const createPending = ({ file, master, variant }: QueuedVariant): PendingVariant => {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    const pending: PendingVariant = {
      isStarted: false,
      done: done.finally(() => inFlight.delete(file)),
      fail: reject,
      signals: [],
      task: {
        // Pages show AVIF; the other formats are for old browsers and for previews of links.
        isUrgent: variant.format === 'avif',
        async run() {
          pending.isStarted = true;
          try {
            await encode(master, variant, file);
            resolve();
          } catch (error) {
            reject(error);
          }
        },
        drop: () => reject(new QueueFullError('others wait for fewer pictures')),
      },
    };
    return pending;
  };

  const encodeOnce = (
    file: string,
    pending: PendingVariant,
    { client = '', signal }: PictureRequest,
  ): Promise<void> => {
    signal?.throwIfAborted();
    if (!pending.isStarted) queue.add(client, pending.task);
    inFlight.set(file, pending);
    pending.signals.push(signal);
    const leave = (): void => {
      if (pending.isStarted || !pending.signals.every((other) => other?.aborted)) return;
      queue.remove(pending.task);
      pending.fail(new DOMException('all requests were aborted', 'AbortError'));
    };
    signal?.addEventListener('abort', leave, { once: true });
    return pending.done;
  };

  return (variant: QueuedVariant, request: PictureRequest): Promise<void> =>
    encodeOnce(variant.file, inFlight.get(variant.file) ?? createPending(variant), request);
}

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { mastersDir, cacheDir, queue: limits, encode = encodeFile } = options;
  const masters = loadManifest(mastersDir);
  const encodeQueued = createEncodeQueue(encode, { ...defaultQueue, ...limits });
  const toFile = ({ key, hash, width, format }: PictureVariant) => join(cacheDir, `${key}.${hash}-${width}.${format}`);

  const open = async (path: string, request: PictureRequest = {}): Promise<StoredPicture | undefined> => {
    const variant = parsePicturePath(path);
    const master = variant && masters.get(variant.key);
    if (!variant || master?.hash !== variant.hash) return undefined;
    const file = toFile(variant);
    if (!(await isStored(file))) await encodeQueued({ file, master: join(mastersDir, master.file), variant }, request);
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
