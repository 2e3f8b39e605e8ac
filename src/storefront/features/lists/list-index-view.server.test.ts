import { describe, expect, it } from 'vitest';
import type { ListCard } from '#contract/list.ts';
import { createImage, createList, createPrices } from '../../testing/wire-fixtures.ts';
import { toListCardView } from './list-index-view.server.ts';

const options = {
  toHref: (path: string) => path,
  toLocalUrl: (url: string) => url.replace('https://loja.test', ''),
};
const picturesOf = (changes: Partial<ListCard>, prod: 'arquivos' | 'arquivosOriginais') =>
  toListCardView({ ...createList('lista', []), ...changes }, { ...options, fields: { prod } }).pictures;

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

it('tells what the products of a list cost, unless it is sold out', () => {
  const list = { ...createList('lista', []), quantidadeProdutos: 8 };
  const contentsOf = (changes: Partial<ListCard>) =>
    toListCardView({ ...list, ...changes }, { ...options, fields: { prod: 'arquivos' } }).contents;
  expect(contentsOf({ faixaPrecos: { menor: 19.9, maior: 89.9 } })).toBe(
    '8 produtos, de R$\u00a019,90 a R$\u00a089,90',
  );
  expect(contentsOf({ faixaPrecos: { menor: 19.9, maior: 19.9 } })).toBe('8 produtos, a partir de R$\u00a019,90');
  expect(contentsOf({ faixaPrecos: { menor: 19.9, maior: 19.9 }, status: 'indisponivel' })).toBe('8 produtos');
  expect(contentsOf({ quantidadeProdutos: 1 })).toBe('1 produto');
});

describe('the price of a kit', () => {
  const view = (changes: Partial<ListCard>) =>
    toListCardView({ ...createList('fechada', []), ...changes }, { ...options, fields: { prod: 'arquivos' } });

  it('is on request with a part on request, even if the API sends one', () => {
    const card = view({ status: 'sobconsulta' });
    expect([card.isOnRequest, card.isSoldOut, card.price]).toEqual([true, false, undefined]);
  });

  it('is absent while none of its parts can be chosen', () => {
    const card = view({ status: 'indisponivel', tipo: 'aberta', precos: createPrices(0) });
    expect([card.isOnRequest, card.isSoldOut, card.price]).toEqual([false, true, undefined]);
  });
});
