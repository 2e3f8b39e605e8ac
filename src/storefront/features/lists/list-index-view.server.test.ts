import { describe, expect, it } from 'vitest';
import type { ListCard } from '#contract/list.ts';
import { createImage, createList } from '../../testing/wire-fixtures.ts';
import { toListCardView } from './list-index-view.server.ts';

const picturesOf = (changes: Partial<ListCard>, prod: 'arquivos' | 'arquivosOriginais') =>
  toListCardView(
    { ...createList('lista', []), ...changes },
    { toHref: (path) => path, toLocalUrl: (url) => url.replace('https://loja.test', ''), fields: { prod } },
  ).pictures;

describe('the pictures of a list', () => {
  const imagensProdutos = ['https://loja.test/img/1-320.webp', 'https://loja.test/img/2-320.webp'];
  const imagensProdutosOriginais = imagensProdutos.map((url) => url.replace('webp', 'jpg'));

  it('are a collage of its products, on a Macintosh of their originals', () => {
    const list = { imagensProdutos, imagensProdutosOriginais };
    expect(picturesOf(list, 'arquivos')).toEqual(['/img/1-320.webp', '/img/2-320.webp']);
    expect(picturesOf(list, 'arquivosOriginais')).toEqual(['/img/1-320.jpg', '/img/2-320.jpg']);
  });

  it('are a collage of what there is if a backend sends no originals', () => {
    expect(picturesOf({ imagensProdutos }, 'arquivosOriginais')).toEqual(['/img/1-320.webp', '/img/2-320.webp']);
    expect(picturesOf({}, 'arquivosOriginais')).toEqual([]);
  });

  it('are the own picture of a kit', () => {
    const kit: Partial<ListCard> = { tipo: 'fechada', midias: { imagens: [createImage(7)] }, imagensProdutos };
    expect(picturesOf(kit, 'arquivosOriginais')).toEqual(['/img/7-640.jpg']);
  });
});
