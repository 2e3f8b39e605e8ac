import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadManifest } from '#media/manifest.ts';
import { parsePicturePath, toPicturePath } from '#rules/picture-path.ts';
import { lists } from '../data/lists.ts';
import { lots } from '../data/lots.ts';
import { banners } from '../data/showcases.ts';
import { labelsDrawnOn } from '../seed/seed-proof.ts';
import { findUse, listKitShots, listShots, type Use } from '../seed/shots.ts';
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
  for (const product of products) {
    const names = listNames(product);
    const place = names.findIndex((name) => /verso da embalagem|rótulo com lote/.test(name));
    expect([-1, names.length - 1], product.slug).toContain(place);
    expect(place, product.slug).not.toBe(1);
  }
});

test('shows the sixty best sellers whole, in use on hover, near, and the label with its lot', async () => {
  const bestSellers = listBestSellers(await loadProducts()).filter(({ picture }) => picture.shape !== 'electric');
  expect(bestSellers.length).toBeGreaterThanOrEqual(55);
  for (const product of bestSellers) {
    const { name, slug } = product;
    const back = lots[slug] ? 'rótulo com lote e validade' : 'verso da embalagem';
    const [whole, inUse, ...others] = listNames(product);
    expect(whole).toBe(name);
    expect(inUse, slug).toMatch(/: (?!detalhe)/);
    expect(others, slug).toEqual(expect.arrayContaining([`${name}: detalhe`, `${name}: ${back}`]));
  }
});

test('says of each picture in its own words what it shows', async () => {
  for (const product of await loadProducts()) {
    const names = listNames(product);
    expect(new Set(names).size, product.slug).toBe(names.length);
  }
});

test('shows every candle burning on hover, unlit and with its carton', async () => {
  const candles = (await loadProducts()).filter(({ picture }) => picture.shape === 'candle');
  expect(candles.length).toBeGreaterThanOrEqual(18);
  for (const product of candles) {
    const { name } = product;
    const [, onHover, ...others] = listNames(product);
    expect(onHover).toBe(`${name}: chama acesa, ao lado de uma xícara`);
    expect(others).toEqual(
      expect.arrayContaining([`${name}: apagada, ao lado de fósforos`, `${name}: ao lado da caixa`]),
    );
  }
});

test('shows the best selling oils in five places, never the same twice in a row', async () => {
  const oilPlaces: readonly Use[] = ['besideDiffuser', 'beforeDiffuser', 'fromAbove', 'onShelf', 'inBathroom'];
  const oils = listBestSellers(await loadProducts()).filter(({ name }) => /^(?:Óleo essencial|Sinergia)/i.test(name));
  const places = oils.map(findUse);
  expect(new Set(places)).toEqual(new Set(oilPlaces));
  expect(places.filter((place, index) => place === places[index - 1])).toEqual([]);
});

test('shows a serum beside no diffuser and a refill beside no dish of oil', async () => {
  const products = await loadProducts();
  const listUses = (word: RegExp) => new Set(products.filter(({ name }) => word.test(name)).map(findUse));
  expect(listUses(/^Sérum/)).toEqual(new Set(['besideTowel']));
  expect(listUses(/^Refil para difusor/)).toEqual(new Set(['besideReeds']));
});

test('shows every kit open, with all its pieces, one of them in use, and closed', async () => {
  const products = await loadProducts();
  const kits = lists.filter(({ kind }) => kind !== 'lista');
  expect(kits.length).toBeGreaterThanOrEqual(10);
  for (const kit of kits) {
    const [pieces, inUse, wrapped, ...more] = listKitShots(kit, products, new Set(keys)).map(({ key }) => key);
    expect(keys).toContain(`lists/${kit.slug}-1`);
    expect([pieces, wrapped, more]).toEqual([`lists/${kit.slug}-pieces`, `lists/${kit.slug}-wrapped`, []]);
    expect(inUse).toMatch(/^products\/.*-in-use$/);
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

test('shows every electric diffuser at work on hover, beside a bottle, in a room and from behind', async () => {
  const devices = (await loadProducts()).filter(({ picture }) => picture.shape === 'electric');
  expect(devices.length).toBeGreaterThanOrEqual(10);
  for (const product of devices) {
    const { name } = product;
    expect(listNames(product)).toEqual([
      name,
      `${name}: em uso, com luz e névoa`,
      `${name}: ligado, ao lado de um frasco de óleo essencial de 10 ml`,
      expect.stringMatching(/: ligado (?:na mesa de cabeceira|sobre um aparador)/),
      `${name}: de costas, com o cabo`,
    ]);
  }
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
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(26_000_000);
});
