import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseManifest } from './manifest.ts';

const entry = { hash: '0123456789', file: 'a.avif', width: 1200, height: 1500, color: '#d9cdee' };
const folder = join(import.meta.dirname, 'masters');

test('returns the masters by key', () => {
  expect(parseManifest({ placeholder: entry }).get('placeholder')).toEqual(entry);
});

test.each([
  ['no object', 'masters'],
  ['an entry without a hash', { placeholder: { ...entry, hash: 'no hash' } }],
  ['an entry that is nothing', { placeholder: null }],
])('refuses %s', (_what, data) => {
  expect(() => parseManifest(data)).toThrow(/picture manifest/);
});

test('the masters match their manifest, and are small enough for the repository', async () => {
  const manifest = parseManifest(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const files = await Promise.all(
    [...manifest].map(async ([key, { file, hash }]) => ({ key, hash, bytes: await readFile(join(folder, file)) })),
  );
  const changed = files.filter(({ hash, bytes }) => !createHash('sha256').update(bytes).digest('hex').startsWith(hash));
  expect(changed.map(({ key }) => key)).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(22_000_000);
});
