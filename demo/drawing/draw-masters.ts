// Draws the master pictures of the demonstration catalogue into demo/pictures, if their input changed since the last run.
// node demo/drawing/draw-masters.ts [beginning of the keys to draw]

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { MasterEntry } from '#media/manifest.ts';
import { parseManifest } from '#media/manifest.ts';
import { listPictures } from './list-pictures.ts';
import type { Drawing } from './scene.ts';

const folder = join(import.meta.dirname, '../pictures');
const manifestFile = join(folder, 'manifest.json');
/** Effort 3 takes a third of the time of 4 for a tenth more bytes. */
const encoding = { quality: 48, effort: 3, chromaSubsampling: '4:2:0' } as const;
/** Banding of coarse gradients is visible on the large plain walls of banners. */
const bannerQuality = 62;

const toEncoding = (key: string) => (key.startsWith('banners/') ? { ...encoding, quality: bannerQuality } : encoding);

type Entry = MasterEntry & { input: string };

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

async function loadEntries(): Promise<Map<string, Entry>> {
  if (!existsSync(manifestFile)) return new Map();
  const entries = parseManifest(JSON.parse(await readFile(manifestFile, 'utf8')));
  return new Map([...entries].map(([key, entry]) => [key, { ...entry, input: entry.input ?? '' }]));
}

async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, content);
  await rename(`${file}.tmp`, file);
}

async function writeManifest(entries: ReadonlyMap<string, Entry>): Promise<void> {
  const lines = [...entries]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  await writeAtomically(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
}

async function drawMaster(key: string, drawing: Drawing, input: string): Promise<Entry> {
  const { svg, width, height, color, bleed } = drawing;
  const whole = sharp(Buffer.from(svg)).extract({ left: bleed, top: bleed, width, height });
  const bytes = await whole.removeAlpha().avif(toEncoding(key)).toBuffer();
  const file = `${key}.avif`;
  await writeAtomically(join(folder, file), bytes);
  return { hash: sha256(bytes), file, width, height, color, input };
}

/** Removes entries without a picture and files without an entry. */
async function prune(entries: Map<string, Entry>, keys: ReadonlySet<string>): Promise<void> {
  for (const key of entries.keys()) if (!keys.has(key)) entries.delete(key);
  const known = new Set([...entries.values()].map(({ file }) => join(folder, file)));
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(found.parentPath, found.name);
    if (found.isFile() && file !== manifestFile && !known.has(file)) await rm(file);
  }
}

async function main(beginning: string): Promise<void> {
  sharp.concurrency(1);
  const pictures = await listPictures();
  const entries = await loadEntries();
  // Pictures that do not exist yet are drawn first.
  const chosen = pictures
    .filter(({ key }) => key.startsWith(beginning))
    .toSorted((a, b) => Number(entries.has(a.key)) - Number(entries.has(b.key)));
  let drawn = 0;
  const startedAt = Date.now();
  for (const { key, draw } of chosen) {
    const drawing = draw();
    const input = sha256(JSON.stringify(toEncoding(key)) + drawing.svg);
    const old = entries.get(key);
    if (old?.input === input && existsSync(join(folder, old.file))) continue;
    entries.set(key, await drawMaster(key, drawing, input));
    drawn += 1;
    // The manifest is written after each picture, so that an interrupted run can resume.
    await writeManifest(entries);
    if (drawn % 10 === 0) console.log(`${drawn} drawn, last ${key}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  await prune(entries, new Set(pictures.map(({ key }) => key)));
  await writeManifest(entries);
  console.log(`${chosen.length} pictures, ${drawn} drawn, ${entries.size} in the manifest`);
}

await main(process.argv[2] ?? '');
