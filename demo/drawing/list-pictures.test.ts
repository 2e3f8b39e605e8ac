import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadManifest } from '#media/manifest.ts';
import { parsePicturePath, toPicturePath } from '#rules/picture-path.ts';
import { lots } from '../data/lots.ts';
import { banners } from '../data/showcases.ts';
import { listShots } from '../seed/seed-products.ts';
import { labelsDrawnOn } from '../seed/seed-proof.ts';
import type { SeedProduct } from '../seed/types.ts';
import { listBeforeAlcove, listBestSellers, listPictures, loadProducts } from './list-pictures.ts';

const keys = (await listPictures()).map(({ key }) => key);

test('gives every picture a key of its own that an address can carry', () => {
  expect(new Set(keys).size).toBe(keys.length);
  const addresses = keys.map((key) => toPicturePath({ key, hash: '0123456789' }, 320, 'webp'));
  expect(addresses.filter((address) => !parsePicturePath(address))).toEqual([]);
});

test('draws two shots of every product', async () => {
  const products = await loadProducts();
  expect(products.length).toBeGreaterThan(200);
  const expected = products.flatMap(({ slug }) => [`products/${slug}-1`, `products/${slug}-2`]);
  expect(expected.filter((key) => !keys.includes(key))).toEqual([]);
});

/** What the gallery says of each picture of a product. */
const listNames = (product: SeedProduct) =>
  listShots(product, new Set(keys), labelsDrawnOn).map(({ alternative }) => alternative);

test('shows no package from behind on hover, and keeps that shot for the end of the gallery', async () => {
  const products = await loadProducts();
  const places = products.map((product) => listNames(product).findIndex((name) => /verso|rótulo/.test(name)));
  expect(new Set(places)).toEqual(new Set([-1, 2, 3]));
});

test('shows the twenty best sellers four times: whole, in use on hover, near, and the label with its lot', async () => {
  const bestSellers = listBestSellers(await loadProducts());
  expect(bestSellers).toHaveLength(20);
  for (const product of bestSellers) {
    const { name, slug } = product;
    const back = lots[slug] ? 'rótulo com lote e validade' : 'verso da embalagem';
    expect(listNames(product)).toEqual([name, `${name} em uso`, `${name}: detalhe`, `${name}: ${back}`]);
  }
});

test('shows every essence of several products in two sceneries', async () => {
  const products = await loadProducts();
  const beforeAlcove = listBeforeAlcove(products);
  for (const [palette, group] of Map.groupBy(products, ({ picture }) => picture.palette)) {
    const share = group.filter(({ slug }) => beforeAlcove.has(slug)).length;
    expect(share, palette).toBe(Math.floor(group.length / 2));
  }
});

test('shows every electric diffuser at work on hover', async () => {
  const devices = (await loadProducts()).filter(({ picture }) => picture.shape === 'electric');
  expect(devices.length).toBeGreaterThanOrEqual(10);
  const second = devices.map((product) => listNames(product)[1]);
  expect(second).toEqual(devices.map(({ name }) => `${name} em uso`));
});

test('draws every banner that the content names', () => {
  const named = banners.flatMap(({ desktop, mobile }) => [desktop, mobile]).filter((key) => key !== null);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
});

test('finds every picture drawn: run node demo/drawing/draw-masters.ts after a change of the catalogue', async () => {
  const drawn = [...loadManifest(join(import.meta.dirname, '../pictures')).keys()];
  expect(drawn.toSorted()).toEqual(keys.toSorted());
});

test('the masters match their manifest, and are small enough for the repository', async () => {
  const folder = join(import.meta.dirname, '../pictures');
  const manifest = loadManifest(folder);
  const files = await Promise.all(
    [...manifest].map(async ([key, { file, hash }]) => ({ key, hash, bytes: await readFile(join(folder, file)) })),
  );
  const changed = files.filter(({ hash, bytes }) => !createHash('sha256').update(bytes).digest('hex').startsWith(hash));
  expect(changed.map(({ key }) => key)).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(22_000_000);
});
