import { describe, expect, it } from 'vitest';
import type { CallResponse } from '#contract/calls.ts';
import { aProduct, anImage, siteUrl } from '#web/testing/a-product.ts';
import { createValue } from '../../../testing/wire-fixtures.ts';
import { type SuggestionOptions, toDefaultSuggestions, toSuggestions, withBestSellers } from './suggestion-view.ts';

const options: SuggestionOptions = {
  siteUrl,
  pictureFields: { prod: 'arquivos' },
  toHref: (path) => `${path}#loja`,
  methods: ['pix', 'cartao'],
};

type SearchResponse = Parameters<typeof toSuggestions>[0];

const brand = (id: number, nome: string, quantidade: number) => ({
  ...aProduct().marca,
  id,
  nome,
  quantidade,
  rota: { name: 'product/listing/search', params: {}, query: { busca: 'lavanda', marca: String(id), order: 'x' } },
});

function aSearchResponse(changes: Partial<SearchResponse['conteudo']> = {}): SearchResponse {
  return {
    conteudo: {
      produtos: [aProduct({ nome: 'Óleo de lavanda francesa 10 ml' })],
      busca: { texto: 'lavanda', sugestao: [] },
      detalhes: { marcas: [brand(1, 'Raiz', 2), brand(2, 'Manacá', 5)] },
      ...changes,
    },
    info: { total: 7 },
  };
}

describe('toSuggestions', () => {
  it('shows the text with the count and links to products, terms, brands and all results', () => {
    const view = toSuggestions(aSearchResponse(), options);
    expect(view.heading).toBe('lavanda (7)');
    expect(view.terms).toEqual([{ typed: 'lavanda', rest: ' francesa', href: '/busca?busca=lavanda+francesa#loja' }]);
    expect(view.brands.map(({ name, count, href }) => [name, count, href])).toEqual([
      ['Manacá', 5, '/busca?busca=lavanda&marca=2#loja'],
      ['Raiz', 2, '/busca?busca=lavanda&marca=1#loja'],
    ]);
    expect(view.allHref).toBe('/busca?busca=lavanda#loja');
    expect(view.products).toEqual([
      {
        id: 7,
        href: '/oleo-de-lavanda#loja',
        name: 'Óleo de lavanda francesa 10 ml',
        picture: '/img/1-320.webp',
        size: undefined,
        price: { price: 'R$\u00a042,90', cashPrice: 'R$\u00a040,76 no Pix' },
        note: undefined,
      },
    ]);
  });

  it('leads to the page that the text is about, beside products and without any', () => {
    const help = { label: 'entrega', path: '/pagina/entrega' };
    const beside = toSuggestions(aSearchResponse(), { ...options, help });
    expect(beside).toMatchObject({ heading: 'lavanda (7)', help: { label: 'entrega', href: '/pagina/entrega#loja' } });
    const nothing = {
      ...aSearchResponse({ produtos: [], busca: { texto: 'frete', sugestao: [] } }),
      info: { total: 0 },
    };
    const alone = toSuggestions(nothing, { ...options, help });
    expect(alone).toMatchObject({ heading: 'Nenhum produto com “frete”.', help: { label: 'entrega' } });
    expect(alone.allHref).toBeUndefined();
    expect(toSuggestions(nothing, options).heading).toBe('Não encontramos nada para “frete”.');
  });

  it('offers the corrected spelling instead of completions', () => {
    const view = toSuggestions(aSearchResponse({ busca: { texto: 'lavnda', sugestao: ['lavanda'] } }), options);
    expect(view.terms).toEqual([{ typed: '', rest: 'lavanda', href: '/busca?busca=lavanda#loja' }]);
  });

  it('shows the status instead of a price if a product cannot be bought', () => {
    const produtos = [aProduct({ status: 'indisponivel' }), aProduct({ status: 'sobconsulta' })];
    const notes = toSuggestions(aSearchResponse({ produtos }), options).products.map(({ note, price }) => [
      note,
      price,
    ]);
    expect(notes).toEqual([
      ['Esgotado', undefined],
      ['Preço sob consulta', undefined],
    ]);
  });

  it('names the size that the price is of', () => {
    const values = [createValue(1, { label: '5 ml' }), createValue(2, { label: '10 ml', selecionado: true })];
    const simples = { id: '1', nome: 'Volume', tipo: 'texto' as const, valores: values };
    const produtos = [aProduct({ atributos: { simples } }), aProduct()];
    const { products } = toSuggestions(aSearchResponse({ produtos }), options);
    expect(products.map(({ size }) => size)).toEqual(['10 ml', undefined]);
  });

  it('shows kits with picture, name and price, and lists without one, beside a product with the same id', () => {
    const list = aProduct({ tipo: 'lista', id: 8 });
    const priced = { ...list, id: 9, faixaPrecos: { menor: 19.9, maior: 89.9 } };
    const produtos = [aProduct({ tipo: 'fechada', nome: 'Kit Sono' }), aProduct(), list, priced];
    const shown = toSuggestions(aSearchResponse({ produtos }), options).products;
    expect(shown.map(({ id, price, note }) => [id, price?.price, note])).toEqual([
      ['kit-7', 'R$\u00a042,90', undefined],
      [7, 'R$\u00a042,90', undefined],
      ['kit-8', undefined, 'Lista'],
      ['kit-9', undefined, 'Lista · a partir de R$\u00a019,90'],
    ]);
    expect(shown[0]).toMatchObject({ name: 'Kit Sono', picture: '/img/1-320.webp' });
  });

  it('uses the smallest variant of our own pictures', () => {
    const image = anImage(1);
    const own = `${siteUrl}/img/products/lavanda.0123456789-320.webp`;
    const midias = { imagens: [{ ...image, arquivos: { ...image.arquivos, small: own } }] };
    const [product] = toSuggestions(aSearchResponse({ produtos: [aProduct({ midias })] }), options).products;
    expect(product?.picture).toBe('/img/products/lavanda.0123456789-160.webp');
  });
});

describe('withBestSellers', () => {
  it('shows the best sellers under their own name, only where no product was found', () => {
    const popular = toDefaultSuggestions({ produtos: [aProduct({ nome: 'Neroli' })] }, options);
    const found = toSuggestions(aSearchResponse(), options);
    expect(withBestSellers(found, popular)).toBe(found);
    const nothing = { ...found, products: [] };
    expect(withBestSellers(nothing, undefined)).toBe(nothing);
    expect(withBestSellers(nothing, popular)).toMatchObject({
      productsHeading: 'Mais buscados',
      products: [{ name: 'Neroli' }],
    });
  });
});

describe('toDefaultSuggestions', () => {
  it('returns up to five of the most searched products', () => {
    const produtos: CallResponse<'showcase'>['produtos'] = Array.from({ length: 8 }, (_, id) => aProduct({ id }));
    const view = toDefaultSuggestions({ produtos }, options);
    expect(view.heading).toBe('Mais buscados');
    expect(view.products).toHaveLength(5);
    expect(view.allHref).toBeUndefined();
  });
});
