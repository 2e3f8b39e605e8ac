import { describe, expect, it } from 'vitest';
import { sampleShops } from '../testing/sample-shops.ts';
import { findSeller, findShop, isSameShop, resolveShop } from './resolve-shop.ts';

const toUrl = (address: string) => new URL(address, 'https://loja.example');
const resolve = (address: string) => resolveShop(toUrl(address), sampleShops).id;

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
    expect(findShop('outra', sampleShops).id).toBe('main');
  });
});

describe('isSameShop', () => {
  const same = (first: string, second: string) => isSameShop(toUrl(first), toUrl(second));

  it.each([
    ['/velas', '/busca?busca=x'],
    ['/loja-caszulo?loja=caszulo', '/velas?loja=caszulo'],
    ['/loja-caszulo', '/velas?loja=caszulo'],
    ['/loja-jardim.data', '/loja-jardim/vasos'],
  ])('is true for %s and %s', (first, second) => expect(same(first, second)).toBe(true));

  it.each([
    ['/', '/loja-caszulo'],
    ['/velas?loja=caszulo', '/velas'],
    ['/?loja=jardim', '/?loja=caszulo'],
  ])('is false for %s and %s', (first, second) => expect(same(first, second)).toBe(false));
});

const find = (shopId: string, sellers: string[] | undefined, path: string) =>
  findSeller({ shop: { id: shopId }, shops: sampleShops }, sellers, new URL(path, 'http://loja.test'));

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
