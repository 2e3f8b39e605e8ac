import { describe, expect, it } from 'vitest';
import { findSeller, findShop, resolveShop } from './resolve-shop.ts';

const resolve = (address: string) => resolveShop(new URL(address, 'https://loja.example')).id;

describe('resolveShop', () => {
  it.each([
    ['/', 'main'],
    ['/busca?busca=x', 'main'],
    ['/?loja=outra', 'main'],
    ['/?loja=Caszulo', 'main'],
    ['/qualquer?loja=caszulo', 'caszulo'],
    ['/?loja=caszulo&loja=outra', 'caszulo'],
    ['/?loja=outra&loja=caszulo', 'main'],
    ['/loja-caszulo', 'caszulo'],
    ['/loja-caszulo/x', 'caszulo'],
    ['/a/loja-caszulo', 'caszulo'],
    ['/loja-caszulo.data', 'caszulo'],
    ['/caszulo', 'main'],
  ])('resolves %s to the shop %s', (address, shop) => {
    expect(resolve(address)).toBe(shop);
  });

  it('falls back to the main shop for an id that does not exist', () => {
    expect(findShop('outra').id).toBe('main');
  });
});

const find = (shopId: string, sellers: string[] | undefined, path: string) =>
  findSeller({ id: shopId }, sellers, new URL(path, 'http://loja.test'));

describe('findSeller', () => {
  it('returns the shop that sells what this one does not, with the URL of the page there', () => {
    expect(find('main', ['caszulo'], '/lamparina?sku=1')).toEqual({
      inText: 'na Caszulo',
      href: '/lamparina?loja=caszulo',
    });
    expect(find('caszulo', ['main'], '/neroli?loja=caszulo')).toEqual({ inText: 'na Manacá', href: '/neroli' });
  });

  it.each([[['main']], [['caszulo', 'main']], [[]], [['unknown']], [undefined]])(
    'returns undefined if %j sell it',
    (sellers) => {
      expect(find('main', sellers, '/neroli')).toBeUndefined();
    },
  );
});
