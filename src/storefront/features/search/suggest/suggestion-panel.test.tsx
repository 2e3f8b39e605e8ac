import { describe, expect, it } from 'vitest';
import { shouldShow } from './suggestion-panel.tsx';
import type { Suggestions } from './suggestion-view.ts';

const product = {
  id: 1,
  href: '/p',
  name: 'Lavanda',
  picture: undefined,
  size: undefined,
  price: undefined,
  note: undefined,
};

const found = (text: string, products: Suggestions['products'] = [product]): Suggestions => ({
  heading: '',
  text,
  total: products.length,
  terms: [],
  brands: [],
  products,
  allHref: undefined,
});

describe('shouldShow', () => {
  it.each([
    ['lav', found('lav'), true],
    ['la', found('lavanda'), false],
    ['la ', found('lavanda'), false],
    ['lavanda', found('la'), false],
    ['lavanda', found('lavanda', []), false],
    ['lavanda', undefined, false],
    ['frete', { ...found('frete', []), help: { label: 'entrega', href: '/pagina/entrega' } }, true],
  ])('"%s" with %o: %s', (typed, suggestions, expected) => {
    expect(shouldShow(typed, suggestions)).toBe(expected);
  });
});
