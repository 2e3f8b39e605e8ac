import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { banners } from '../../src/database/seed/data/showcases.ts';
import { listShots } from '../../src/database/seed/seed-products.ts';
import { parseManifest } from '../../src/media/manifest.ts';
import { parsePicturePath, toPicturePath } from '../../src/rules/picture-path.ts';
import { listPictures, loadProducts } from './list-pictures.ts';

const keys = (await listPictures()).map(({ key }) => key);

test('gives every picture a key of its own that an address can carry', () => {
  expect(new Set(keys).size).toBe(keys.length);
  const addresses = keys.map((key) => toPicturePath({ key, hash: '0123456789' }, 320, 'webp'));
  expect(addresses.filter((address) => !parsePicturePath(address))).toEqual([]);
});

test('draws two shots of every product that has a picture', async () => {
  const products = (await loadProducts()).filter(({ picture }) => picture);
  expect(products.length).toBeGreaterThan(200);
  const expected = products.flatMap(({ slug }) => [`products/${slug}-1`, `products/${slug}-2`]);
  expect(expected.filter((key) => !keys.includes(key))).toEqual([]);
});

test('shows no package from behind on hover, and keeps that shot for the gallery', async () => {
  const drawn = new Set(keys);
  const shots = (await loadProducts()).map((product) =>
    listShots(product, drawn).map(({ alternative }) => alternative),
  );
  const places = shots.map((names) => names.findIndex((name) => name.endsWith('verso da embalagem')));
  expect(new Set(places)).toEqual(new Set([-1, 2]));
});

test('shows every electric diffuser at work on hover', async () => {
  const devices = (await loadProducts()).filter(({ picture }) => picture?.shape === 'electric');
  expect(devices.length).toBeGreaterThanOrEqual(10);
  const second = devices.map((product) => listShots(product, new Set(keys))[1]?.alternative);
  expect(second).toEqual(devices.map(({ name }) => `${name} em uso`));
});

test('draws every banner that the content names', () => {
  const named = banners.flatMap(({ desktop, mobile }) => [desktop, mobile]).filter((key) => key !== null);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
});

test('finds every picture drawn: run node tools/demo-art/draw-masters.ts after a change of the catalogue', async () => {
  const manifest = join(import.meta.dirname, '../../src/media/masters/manifest.json');
  const drawn = [...parseManifest(JSON.parse(await readFile(manifest, 'utf8'))).keys()];
  expect(drawn.toSorted()).toEqual(keys.toSorted());
});
