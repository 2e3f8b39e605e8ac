import { expect, test } from 'vitest';
import { listFirstPictures } from './first-pictures.ts';

const path = (name: string, file: string) => `/img/${name}.0123456789-${file}`;
const list = (...urls: readonly string[]) => JSON.stringify(urls.map((url) => `https://loja.example${url}`));

test('names what cards and galleries ask for as AVIF, then the WebP that stands for it', () => {
  const product = ['1200', '960', '640', '320'].map((width) => path('products/vela-1', `${width}.webp`));
  expect(listFirstPictures('products', list(...product))).toEqual([
    ...[400, 320, 520, 640, 680, 768].map((width) => path('products/vela-1', `${width}.avif`)),
    path('products/vela-1', '640.webp'),
  ]);
});

test('names both scenes of a banner', () => {
  const [wide, narrow] = [path('banners/hero', '1800.webp'), path('banners/hero-mobile', '960.webp')];
  expect(listFirstPictures('banners', list(wide, narrow))).toEqual([
    path('banners/hero', '1280.avif'),
    path('banners/hero-mobile', '960.avif'),
    wide,
    narrow,
  ]);
});

test('names each once, and nothing that is not ours', () => {
  const wide = path('banners/hero', '1800.webp');
  expect(listFirstPictures('banners', list(wide, wide, '/a.webp', '/img/logo.webp'))).toHaveLength(2);
  expect(listFirstPictures('products', '{}')).toEqual([]);
});
