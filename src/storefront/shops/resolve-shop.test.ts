import { describe, expect, it } from 'vitest';
import { findShop, resolveShop } from './resolve-shop.ts';

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
