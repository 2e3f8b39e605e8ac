import { expect, it } from 'vitest';
import type { Brand } from '#contract/shared.ts';
import { listBrandLetters } from './brand-index.server.ts';

const brand = (id: number, nome: string, ativo = true): Brand => ({
  id,
  nome,
  imagem: 'https://loja.test/m.webp',
  imagemOriginal: 'https://loja.test/m.jpg',
  ativo,
  rota: { name: 'product/listing/brand', route: 'product/listing/brand', path: `/marcas/${id}`, params: {}, query: {} },
  url: `https://loja.test/marcas/${id}`,
});

it('groups active brands by letter, ignoring accents', () => {
  const brands = [
    brand(1, 'Orvalho'),
    brand(2, 'Água Viva'),
    brand(3, 'Brasa'),
    brand(4, '3 Irmãs'),
    brand(5, 'Oculta', false),
  ];
  const letters = listBrandLetters(brands, {
    toHref: (path) => `${path}?loja=caszulo`,
    toLocalUrl: (url) => url.replace('https://loja.test', ''),
    fields: { geral: 'imagemOriginal' },
  });
  expect(letters.map((group) => [group.letter, group.brands.map((tile) => tile.name)])).toEqual([
    ['#', ['3 Irmãs']],
    ['A', ['Água Viva']],
    ['B', ['Brasa']],
    ['O', ['Orvalho']],
  ]);
  expect(letters[1]?.brands[0]).toEqual({
    id: 2,
    name: 'Água Viva',
    href: '/marcas/2?loja=caszulo',
    picture: '/m.jpg',
  });
});
