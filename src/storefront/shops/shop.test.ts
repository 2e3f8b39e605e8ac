import { describe, expect, it } from 'vitest';
import { toShopHash } from '#contract/site-paths.ts';
import { toShopHref } from './shop.ts';

const side = { loja: 'caszulo' };

describe('toShopHref', () => {
  it.each([
    ['/velas', '/velas?loja=caszulo'],
    ['/busca?busca=figo', '/busca?busca=figo&loja=caszulo'],
    ['/velas?loja=caszulo', '/velas?loja=caszulo'],
    ['/minha-conta/lista-desejo#pedidos', '/minha-conta/lista-desejo?loja=caszulo#pedidos'],
    ['https://blog.example/', 'https://blog.example/'],
    ['mailto:oi@loja.example', 'mailto:oi@loja.example'],
  ])('keeps the side shop in %s', (path, href) => {
    expect(toShopHref(side, path)).toBe(href);
  });

  it('leaves links of the main shop as they are', () => {
    expect(toShopHref({ loja: '' }, '/busca?busca=figo#topo')).toBe('/busca?busca=figo#topo');
  });
});

it('begins the hashes of a side shop with its id', () => {
  expect(toShopHash({ id: 'main', loja: '' }, 'menu-principal')).toBe('menu-principal');
  expect(toShopHash({ id: 'caszulo', loja: 'caszulo' }, 'menu-principal')).toBe('caszulo-menu-principal');
});
