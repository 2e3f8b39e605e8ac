import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePicturePath, pictureFormats, pictureWidths, toPicturePath } from './picture-path.ts';

const master = { key: 'products/oleo-essencial-de-lavanda-1', hash: '0123456789' };

describe('picture paths', () => {
  it('names the variant and its master', () => {
    expect(toPicturePath(master, 640, 'webp')).toBe('/img/products/oleo-essencial-de-lavanda-1.0123456789-640.webp');
  });

  it.each([
    ['a width that is not made', '/img/products/lavanda.0123456789-641.webp'],
    ['a format that is not made', '/img/products/lavanda.0123456789-640.png'],
    ['a short hash', '/img/products/lavanda.012345678-640.webp'],
    ['a hash that is not hexadecimal', '/img/products/lavanda.012345678z-640.webp'],
    ['a way up', '/img/../lavanda.0123456789-640.webp'],
    ['an encoded way up', '/img/%2e%2e/lavanda.0123456789-640.webp'],
    ['a doubled slash', '/img//lavanda.0123456789-640.webp'],
    ['capitals', '/img/Lavanda.0123456789-640.webp'],
    ['another folder', '/pictures/lavanda.0123456789-640.webp'],
    ['something behind it', '/img/lavanda.0123456789-640.webp/x'],
    ['nothing', ''],
  ])('refuses %s', (_, path) => {
    expect(parsePicturePath(path)).toBeUndefined();
  });

  it('parses its own output', () => {
    const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    const key = fc.array(slug, { minLength: 1, maxLength: 3 }).map((slugs) => slugs.join('/'));
    const hash = fc.stringMatching(/^[0-9a-f]{10}$/);
    const variant = fc.record({
      key,
      hash,
      width: fc.constantFrom(...pictureWidths),
      format: fc.constantFrom(...pictureFormats),
    });
    fc.assert(
      fc.property(variant, ({ width, format, ...named }) => {
        expect(parsePicturePath(toPicturePath(named, width, format))).toEqual({ ...named, width, format });
      }),
    );
  });
});
