import { describe, expect, it } from 'vitest';
import { type PictureView, toCardPicture, toSourceSet } from './picture.ts';

const own = (width: number) => `/img/products/vela-1.0123456789-${width}.webp`;
const ours: PictureView = { small: own(320), medium: own(640), big: own(960), alt: 'Vela' };
const foreign: PictureView = { small: 'https://x.example/s', medium: 'https://x.example/m', big: '/b', alt: 'Vela' };

describe('card pictures', () => {
  it('leave out what follows from the address of our own pictures', () => {
    expect(toCardPicture(ours)).toEqual({ medium: own(640), alt: 'Vela' });
  });

  it('keep every address of pictures from elsewhere', () => {
    expect(toCardPicture(foreign)).toEqual(foreign);
  });

  it('offer the same three widths either way', () => {
    const expected = `${own(320)} 320w, ${own(640)} 640w, ${own(960)} 960w`;
    expect([toSourceSet(ours), toSourceSet(toCardPicture(ours))]).toEqual([expected, expected]);
    expect(toSourceSet(foreign)).toBe('https://x.example/s 320w, https://x.example/m 640w, /b 960w');
  });
});
