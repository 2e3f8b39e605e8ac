import { expect, test } from 'vitest';
import { parseManifest } from './manifest.ts';

const entry = { hash: '0123456789', file: 'a.avif', width: 1200, height: 1500, color: '#d9cdee' };

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
