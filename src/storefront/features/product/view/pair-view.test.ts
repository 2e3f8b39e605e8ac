import { describe, expect, it } from 'vitest';
import type { ProductCard } from '#contract/product.ts';
import { createRecordingApi } from '../../../testing/recording-api.ts';
import { createPayload, createPrices, createProductCard, createValue } from '../../../testing/wire-fixtures.ts';
import { pricePairs } from '../load-product.server.ts';
import { isPair, type PairView, toPairOffer, toPairView } from './pair-view.ts';

const options = {
  toHref: (path: string) => `${path}?loja=caszulo`,
  toLocalUrl: (url: string) => url,
  fields: { prod: 'arquivos' as const },
};
const combine = (changes: Partial<ProductCard>) => ({
  id: 1,
  tipoDesconto: 'porcentagem' as const,
  desconto: 8,
  produto: createProductCard({ id: 201, precos: { ...createPrices(50), combinacao: { por: 46 } }, ...changes }),
});

describe('isPair', () => {
  it.each<[string, Partial<ProductCard>, boolean]>([
    ['costs less in the pair', {}, true],
    ['is sold out', { status: 'indisponivel' as const }, false],
    ['is sold on request', { status: 'sobconsulta' as const }, false],
    ['has no price of a pair', { precos: createPrices(50) }, false],
    [
      'has a choice of voltage',
      {
        atributos: {
          simples: { id: '9', nome: 'Voltagem', tipo: 'texto', valores: [createValue(127), createValue(220)] },
        },
      },
      false,
    ],
    ['costs the same', { precos: { ...createPrices(50), combinacao: { por: 50 } } }, false],
  ])('decides for a product that %s', (_, changes, expected) => {
    expect(isPair(combine(changes))).toBe(expected);
  });
});

describe('toPairView', () => {
  it("uses the other product's preselected value, and links inside the shop", () => {
    const valores = [createValue(30), createValue(60, { selecionado: true })];
    const pair = toPairView(
      combine({ atributos: { simples: { id: '7', nome: 'Volume', tipo: 'texto', valores } } }),
      options,
    );
    expect(pair).toMatchObject({
      otherId: 201,
      otherValueId: 60,
      otherName: 'Produto 201, 60 ml',
      otherHref: '/produto-201?loja=caszulo',
    });
    expect(toPairView(combine({}), options)).toMatchObject({ otherValueId: 0, otherName: 'Produto 201' });
  });
});

describe('toPairOffer', () => {
  it('names the saving from 5 % on', () => {
    const carrinho = createPayload(1);
    expect(toPairOffer({ precos: createPrices(95, 100), carrinho })).toMatchObject({
      savingText: 'Você economiza R$\u00a05,00',
      price: { price: 95, list: 100 },
    });
    const small = toPairOffer({ precos: createPrices(95.01, 100), carrinho });
    expect(small?.savingText).toBe('');
    expect(small?.price).not.toHaveProperty('list');
    expect(toPairOffer({ precos: createPrices(100), carrinho })?.savingText).toBe('');
    expect(toPairOffer({ precos: createPrices(100) })).toBeUndefined();
  });
});

describe('pricePairs', () => {
  const pair: PairView = { otherId: 201, otherValueId: 60, otherName: 'Vela', otherHref: '/vela' };

  it('requests one unit of each in its value', async () => {
    const { api, requests } = createRecordingApi({
      '/product/combination': () => ({ precos: createPrices(96, 100), carrinho: createPayload(101) }),
    });
    const [priced] = await pricePairs(api, 101, 10, [pair]);
    expect(requests[0]?.body).toEqual({
      produtoPrincipal: { id: 101, idAtributoValor: 10 },
      produtoIndicado: { id: 201, idAtributoValor: 60 },
    });
    expect(priced?.offer?.price.price).toBe(96);
  });

  it('returns a pair without an offer if the API rejects it', async () => {
    const { api } = createRecordingApi({
      '/product/combination': () => Response.json({ error: 'Vela está sem estoque.' }, { status: 422 }),
    });
    expect(await pricePairs(api, 101, 10, [pair])).toEqual([pair]);
  });
});
