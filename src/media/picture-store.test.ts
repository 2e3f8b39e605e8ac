import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toPicturePath, type PictureFormat, type PictureWidth } from '#rules/picture-path.ts';
import { QueueFullError } from './fair-queue.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';

let folder = '';
let cacheDir = '';
let mastersDir = '';
let hash = '';
let store: PictureStore;

const key = 'products/oleo-de-lavanda-1';
const masterWidth = 700;
const toPath = (width: PictureWidth, format: PictureFormat = 'webp') => toPicturePath({ key, hash }, width, format);

async function listCache(): Promise<string[]> {
  const found = await readdir(cacheDir, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  [mastersDir, cacheDir] = [join(folder, 'masters'), join(folder, 'cache')];
  const color = { r: 217, g: 205, b: 238 };
  const bytes = await sharp({ create: { width: masterWidth, height: 875, channels: 3, background: color } })
    .avif({ effort: 0 })
    .toBuffer();
  hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const file = `${key}.avif`;
  await mkdir(join(mastersDir, dirname(file)), { recursive: true });
  await mkdir(cacheDir);
  await writeFile(join(mastersDir, file), bytes);
  const manifest = { [key]: { hash, file, width: masterWidth, height: 875, color: '#d9cdee' } };
  await writeFile(join(mastersDir, 'manifest.json'), JSON.stringify(manifest));
  store = createPictureStore({ mastersDir, cacheDir });
});

afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
  ['avif', 'image/avif', 'heif'],
] as const)('encodes a %s of the requested width', async (format, contentType, encoded) => {
  const picture = await store.open(toPath(320, format));
  expect(picture?.contentType).toBe(contentType);
  expect(await sharp(picture?.file).metadata()).toMatchObject({ format: encoded, width: 320, height: 400 });
});

test('encodes a variant once and then serves it from disk', async () => {
  const first = await store.open(toPath(160));
  const longAgo = new Date('2020-01-01T00:00:00Z');
  await utimes(String(first?.file), longAgo, longAgo);
  const again = await createPictureStore({ mastersDir, cacheDir }).open(toPath(160));
  expect(again).toEqual(first);
  expect((await stat(String(again?.file))).mtime).toEqual(longAgo);
});

test('encodes one file for twenty concurrent requests', async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => store.open(toPath(320))));
  expect(new Set(pictures.map((picture) => picture?.file)).size).toBe(1);
  expect(await listCache()).toEqual([`oleo-de-lavanda-1.${hash}-320.webp`]);
});

test('never enlarges a master', async () => {
  const picture = await store.open(toPath(1800));
  expect((await sharp(picture?.file).metadata()).width).toBe(masterWidth);
});

test.each([
  ['another hash', `/img/${key}.0123456789-320.webp`],
  ['an unknown key', '/img/products/nada-1.0123456789-320.webp'],
  ['an address that is no picture', '/img/manifest.json'],
])('returns undefined for %s', async (_what, path) => {
  expect(await store.open(path)).toBeUndefined();
});

test('returns undefined for widths, formats and paths that are not allowed', async () => {
  const paths = [
    `/img/${key}.${hash}-321.webp`,
    `/img/${key}.${hash}-320.png`,
    `/img/../${key}.${hash}-320.webp`,
    `/img/%2e%2e/${key}.${hash}-320.webp`,
    `/img/products/../../masters/${key}.${hash}-320.webp`,
    `/img//etc/passwd.${hash}-320.webp`,
  ];
  expect(await Promise.all(paths.map((path) => store.open(path)))).toEqual(paths.map(() => undefined));
  expect(await listCache()).toEqual([]);
});

test('ignores a temporary file that a crash left behind', async () => {
  const leftover = join(cacheDir, `${key}.${hash}-320.webp.dead.tmp`);
  await mkdir(dirname(leftover), { recursive: true });
  await writeFile(leftover, 'half a picture');
  const picture = await store.open(toPath(320));
  expect((await sharp(await readFile(String(picture?.file))).metadata()).width).toBe(320);
});

test('rejects and leaves no file when the master is unreadable, and recovers with the master', async () => {
  const master = join(mastersDir, `${key}.avif`);
  const bytes = await readFile(master);
  await writeFile(master, 'no picture');
  await expect(store.open(toPath(320))).rejects.toThrow(/unsupported image format/);
  expect(await listCache()).toEqual([]);
  await writeFile(master, bytes);
  expect(await store.open(toPath(320))).toBeDefined();
});

test('goes on after an encoder that throws at once', async () => {
  let calls = 0;
  const encode = (): Promise<void> => {
    calls += 1;
    if (calls === 1) throw new Error('EMFILE');
    return Promise.resolve();
  };
  store = createPictureStore({ mastersDir, cacheDir, encode });
  await expect(store.open(toPath(320))).rejects.toThrow('EMFILE');
  expect(await store.open(toPath(320))).toBeDefined();
});

test('warms variants and skips unknown ones', async () => {
  await store.warm([toPath(160), '/img/nada.0123456789-160.webp', toPath(320)]);
  expect((await listCache()).toSorted()).toEqual([
    `oleo-de-lavanda-1.${hash}-160.webp`,
    `oleo-de-lavanda-1.${hash}-320.webp`,
  ]);
});

test('encodes one variant at a time', async () => {
  const atOnce: number[] = [];
  // Not with `queue`: between the two counts a picture may move from one to the other.
  const count = setInterval(() => atOnce.push(sharp.counters().process), 1);
  await Promise.all(([640, 160, 320] as const).map((width) => store.open(toPath(width, 'avif'))));
  clearInterval(count);
  expect(Math.max(...atOnce)).toBe(1);
});

test('skips a queued variant whose requests all aborted, and encodes it when one still waits', async () => {
  const leaving = new AbortController();
  const first = store.open(toPath(640, 'avif'));
  await expect.poll(() => sharp.counters().process, { interval: 1 }).toBe(1);
  const left = store.open(toPath(160), { signal: leaving.signal });
  const shared = Promise.allSettled([store.open(toPath(320), { signal: leaving.signal })]);
  const stays = store.open(toPath(320), { signal: new AbortController().signal });
  // By now they are queued behind the first, which takes longer.
  await access(join(mastersDir, `${key}.avif`));
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  expect(await Promise.all([first, stays])).not.toContain(undefined);
  await shared;
  expect((await listCache()).toSorted()).toEqual([
    `oleo-de-lavanda-1.${hash}-320.webp`,
    `oleo-de-lavanda-1.${hash}-640.avif`,
  ]);
  expect(await store.open(toPath(160), { signal: new AbortController().signal })).toBeDefined();
});

test('one client’s many pictures keep no other waiting, and too many are refused', async () => {
  store = createPictureStore({ mastersDir, cacheDir, queue: { maxPerClient: 3 } });
  const order: string[] = [];
  const note = (name: string, path: string, client: string) =>
    store.open(path, { client }).then(
      () => void order.push(name),
      (error: unknown) => void order.push(`${name}: ${error instanceof QueueFullError ? 'refused' : String(error)}`),
    );
  const widths = [160, 320, 400, 520, 640] as const;
  const greedy = widths.map((width) => note('greedy', toPath(width, 'jpg'), 'a'));
  await Promise.all([...greedy, note('honest', toPath(320, 'avif'), 'b')]);
  expect(order[0]).toBe('greedy: refused');
  // After the one that was being encoded, and at most one more turn.
  expect(order.indexOf('honest')).toBeLessThanOrEqual(3);
  expect(order.toSorted()).toEqual(['greedy', 'greedy', 'greedy', 'greedy', 'greedy: refused', 'honest']);
});

test('warms the requested paths first, then the cards’ variants of all masters, in a separate process', async () => {
  const program = join(import.meta.dirname, 'warm-pictures.ts');
  const warming = promisify(execFile)(process.execPath, [program, mastersDir, cacheDir]);
  warming.child.stdin?.end([toPath(160), '', '/img/nada.0123456789-160.webp'].join('\n'));
  await warming;
  expect((await listCache()).toSorted()).toEqual([
    `oleo-de-lavanda-1.${hash}-160.webp`,
    ...[320, 400, 520, 640].map((width) => `oleo-de-lavanda-1.${hash}-${width}.avif`),
  ]);
  const file = join(cacheDir, `${key}.${hash}-520.avif`);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'heif', width: 520, height: 650 });
});
