import { describe, expect, it } from 'vitest';
import { anImage, aProduct, prices, siteUrl } from '#web/testing/a-product.ts';
import { createValue } from '../../testing/wire-fixtures.ts';
import { findSelected, toCardView, toItemKey, toShownList } from './card-view.ts';

const options = {
  toHref: (path: string) => `${path}?loja=caszulo`,
  toLocalUrl: (url: string) => url.replace(siteUrl, ''),
  fields: { prod: 'arquivos' as const },
};
const aBadge = (label: string) => ({
  id: 1,
  nome: label,
  tipo: 'texto' as const,
  label,
  imagem: '',
  imagemOriginal: '',
  proporcaoDetalheProduto: 0,
  proporcaoVitrineProduto: 0,
  cores: { texto: '', selo: '', posicao: { x: 'left' as const, y: 'top' as const } },
});

describe('toCardView', () => {
  it('reduces a product to the values of a card', () => {
    expect(toCardView(aProduct(), options)).toEqual({
      id: 7,
      href: '/oleo-de-lavanda?loja=caszulo',
      name: 'Óleo essencial de lavanda 10 ml',
      attribute: 'Florais',
      category: 'Florais',
      brand: 'Serra Clara',
      rating: { mean: 4.9, count: 412 },
      picture: { small: '/img/1-320.webp', medium: '/img/1-640.webp', big: '/img/1-960.webp', alt: 'Foto 1' },
      secondPicture: { small: '/img/2-320.webp', medium: '/img/2-640.webp', big: '/img/2-960.webp' },
      price: { price: 42.9, cash: 40.76, installments: { count: 3, amount: 14.3 } },
      size: '10 ml',
      purchase: '{"itens":[{"idProduto":"7","quantidade":"1","preco":42.9}]}',
    });
  });

  const withValues = (labels: readonly string[], por = 42.9) => {
    const valores = labels.map((label, place) => createValue(place + 1, { label, selecionado: place === 0 }));
    const simples = { id: '1', nome: 'Volume', tipo: 'texto' as const, valores };
    return toCardView(aProduct({ precos: prices(por), atributos: { simples } }), options);
  };

  it('names the size that the cart gets', () => {
    for (const size of ['10 ml', '200 g', 'Areia']) {
      expect(withValues([size])).toMatchObject({ size });
      expect(withValues([size])).not.toHaveProperty('sizeNote');
    }
  });

  it('has the price of a measure only where there are sizes to compare', () => {
    expect(withValues(['10 ml', '30 ml']).sizeNote).toMatch(/^R\$\u00a04,29\/ml\n/);
    expect(withValues(['200 g', '1 kg'], 50).sizeNote).toMatch(/^R\$\u00a025,00\/100 g\n/);
    expect(withValues(['10 ml', '30 g']).sizeNote).toBe('mais 1 tamanho');
  });

  it('says how many other sizes or options there are', () => {
    expect(withValues(['10 ml', '30 ml']).sizeNote).toBe('R$\u00a04,29/ml\nmais 1 tamanho');
    expect(withValues(['5 ml', '10 ml', '30 ml']).sizeNote).toMatch(/\nmais 2 tamanhos$/);
    expect(withValues(['127 V', '220 V']).sizeNote).toBe('mais 1 opção');
    expect(withValues(['Areia', 'Musgo', 'Noite']).sizeNote).toBe('mais 2 opções');
  });

  it('takes the size of a product without a choice from its name, but not the capacity of a device', () => {
    const named = (nome: string, comparavel?: boolean) =>
      toCardView(aProduct({ nome, ...(comparavel && { comparavel }) }), options);
    expect(named('Roll-on 10 ml')).toMatchObject({ size: '10 ml' });
    expect(named('Óleo de ravintsara 10 ml (lote de teste)')).toMatchObject({ size: '10 ml' });
    expect(named('Trio de sachês')).not.toHaveProperty('size');
    expect(named('Difusor elétrico 120 ml', true)).not.toHaveProperty('size');
  });

  it("uses the original pictures if the visitor's device gets them", () => {
    const view = toCardView(aProduct({ midias: { imagens: [anImage(1)] } }), {
      ...options,
      fields: { prod: 'arquivosOriginais' },
    });
    expect(view.picture?.medium).toBe('/img/1-640.jpg');
  });

  it('holds no price of what is sold on request, even if the API sends one', () => {
    const view = toCardView(aProduct({ status: 'sobconsulta', precos: prices(1890, { de: 1990 }) }), options);
    expect(view.price).toEqual({ price: 0 });
  });

  it("shows one badge: sold out, else sale, else the merchant's first", () => {
    const sale = prices(25, { de: 30 });
    const selos = [aBadge('Vegano'), aBadge('Novo')];
    const labelOf = (changes: Parameters<typeof aProduct>[0]) => toCardView(aProduct(changes), options).badge?.label;
    expect(labelOf({ status: 'indisponivel', precos: sale, selos })).toBe('Esgotado');
    expect(labelOf({ precos: sale, selos })).toBe('−17%');
    expect(labelOf({ selos })).toBe('Vegano');
    expect(labelOf({})).toBeUndefined();
  });

  it('has no rating without reviews and no picture without pictures', () => {
    const view = toCardView(aProduct({ avaliacao: { media: 0, quantidade: 0 }, midias: { imagens: [] } }), options);
    expect(view).not.toHaveProperty('rating');
    expect(view).not.toHaveProperty('picture');
  });
});

describe('the card of a kit or list', () => {
  const kit = aProduct({ tipo: 'fechada', precos: prices(90, { de: 100 }) });

  it('names its kind and has its price, but nothing to post and no brand', () => {
    expect(toCardView(kit, options)).toMatchObject({
      listKind: 'fechada',
      attribute: 'Kit pronto',
      category: 'Kits',
      brand: '',
      badge: { tone: 'sale', label: '−10%' },
      price: { price: 90, list: 100 },
      purchase: '',
    });
  });

  it('says what it holds', () => {
    const pecas = [
      { nome: 'Roll-on de lavanda', quantidade: 1 },
      { nome: 'Vela de baunilha', quantidade: 2 },
    ];
    expect(toCardView({ ...kit, pecas }, options).pieces).toBe('3 peças: 1 roll-on e 2 velas');
    expect(toCardView(kit, options)).not.toHaveProperty('pieces');
  });

  it('has no price of its own if it is a curated list', () => {
    const list = { ...kit, tipo: 'lista', quantidadeProdutos: 8, faixaPrecos: { menor: 19.9, maior: 89.9 } };
    const view = toCardView(list, options);
    expect(view).toMatchObject({
      attribute: 'Lista',
      price: { price: 0 },
      range: { count: 8, cheapest: 19.9, dearest: 89.9 },
    });
    for (const changes of [{ status: 'indisponivel' }, { tipo: 'fechada' }, { quantidadeProdutos: undefined }] as const)
      expect(toCardView({ ...list, ...changes }, options)).not.toHaveProperty('range');
    expect(view).not.toHaveProperty('badge');
  });

  it('differs from a product with the same id, also in analytics', () => {
    const cards = [kit, aProduct()].map((product) => toCardView(product, options));
    expect(cards.map(toItemKey)).toEqual(['kit-7', 7]);
    expect(toShownList('busca', { title: 'figo', cards }).products.map(({ id }) => id)).toEqual(['kit-7', 7]);
  });
});

const small = { label: '10 ml', selecionado: false };
const large = { label: '30 ml', selecionado: true };

it('selects the preselected value, else the first', () => {
  expect(findSelected([small, large])).toBe(large);
  expect(findSelected([small])).toBe(small);
  expect(findSelected<typeof small>([])).toBeUndefined();
});
