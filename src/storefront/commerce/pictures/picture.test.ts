import { describe, expect, it } from 'vitest';
import {
  cardWidths,
  type PictureView,
  toAvifSourceSet,
  toCardPicture,
  toFile,
  toGalleryFiles,
  toSmallest,
  toSourceSet,
} from './picture.ts';

const own = (width: number) => `/img/products/vela-1.0123456789-${width}.webp`;
const ours: PictureView = { small: own(320), medium: own(640), big: own(960), alt: 'Vela' };
const foreign: PictureView = { small: 'https://x.example/s', medium: 'https://x.example/m', big: '/b', alt: 'Vela' };

describe('card pictures', () => {
  it('omit the URLs that derive from that of our own pictures', () => {
    expect(toCardPicture(ours)).toEqual({ medium: own(640), alt: 'Vela' });
  });

  it('include every URL of pictures of other hosts', () => {
    expect(toCardPicture(foreign)).toEqual(foreign);
  });

  it('offer the widths of cards, or the three of the contract for pictures of other hosts', () => {
    const expected = `${own(320)} 320w, ${own(400)} 400w, ${own(520)} 520w, ${own(640)} 640w`;
    const sets = [ours, toCardPicture(ours)].map((picture) => toSourceSet(picture, cardWidths));
    expect(sets).toEqual([expected, expected]);
    expect(toSourceSet(foreign, cardWidths)).toBe('https://x.example/s 320w, https://x.example/m 640w, /b 960w');
  });

  it('are offered as AVIF if they are our own, but never instead of originals', () => {
    const avif = own(400).replace('webp', 'avif');
    expect(toAvifSourceSet(ours.medium, [400])).toBe(`${avif} 400w`);
    expect(toAvifSourceSet(ours.medium.replace('webp', 'jpg'), [400])).toBeUndefined();
    expect(toAvifSourceSet(foreign.medium, [400])).toBeUndefined();
  });

  it('have a smallest variant in their own format', () => {
    expect(toSmallest(ours.small)).toBe(own(160));
    expect(toSmallest(foreign.small)).toBe(foreign.small);
  });
});

describe('gallery pictures', () => {
  const names = ['small', 'medium', 'big', 'zoom'] as const;

  it.each([
    ['our own', { ...ours, zoom: own(1200) }, { medium: own(640), alt: 'Vela' }],
    ['our own with another largest file', { ...ours, zoom: '/z' }, { medium: own(640), alt: 'Vela', zoom: '/z' }],
    ['those from elsewhere', { ...foreign, zoom: '/z' }, { ...foreign, zoom: '/z' }],
  ])('preserve every URL: %s', (_, picture, lean) => {
    const files = toGalleryFiles(picture);
    expect(files).toEqual(lean);
    expect(names.map((name) => toFile(files, name))).toEqual(names.map((name) => picture[name]));
  });
});
