import { describe, expect, it } from 'vitest';
import { createList, createListPart, createPrices, createStructure, createValue } from '../../testing/wire-fixtures.ts';
import { toCuratedListView } from './curated-list-view.server.ts';

const view = (...parts: ReturnType<typeof createListPart>[]) =>
  toCuratedListView(createList('lista', parts), createStructure('list/detail', '/lista/casa'), {
    toHref: (target) => target,
  });

describe('toCuratedListView', () => {
  it('puts every available product into one purchase and lists the missing ones', () => {
    const shown = view(
      createListPart(1, { id: 101, precos: createPrices(10.1) }),
      createListPart(2, { id: 102, precos: createPrices(20.2) }),
      createListPart(1, { id: 103, nome: 'Vela', status: 'indisponivel' }),
      createListPart(1, { id: 104, nome: 'Difusor', status: 'sobconsulta' }),
    );
    expect(JSON.parse(shown.all?.purchase ?? '')).toEqual({
      itens: [
        { idProduto: '101', quantidade: '1', preco: 10.1 },
        { idProduto: '102', quantidade: '2', preco: 20.2 },
      ],
    });
    expect(shown.all).toMatchObject({
      totalText: 'R$\u00a050,50',
      soldOut: ['Vela'],
      onRequest: ['Difusor'],
    });
  });

  it('leaves a product with a choice of voltage to its own page', () => {
    const valores = [createValue(127, { label: '127 V', selecionado: true }), createValue(220, { label: '220 V' })];
    const diffuser = createListPart(1, {
      id: 105,
      nome: 'Difusor',
      atributos: { simples: { id: '9', nome: 'Voltagem', tipo: 'texto', valores } },
    });
    const { all, toChoose } = view(createListPart(1, { id: 101, precos: createPrices(10.1) }), diffuser);
    expect(all?.purchase).not.toContain('105');
    expect(all).toMatchObject({ count: 1, totalText: 'R$\u00a010,10' });
    expect(toChoose).toEqual([{ name: 'Difusor', href: diffuser.rota.path }]);
    expect(view(diffuser).all).toBeUndefined();
  });

  it('has no purchase if every product is sold out', () => {
    expect(view(createListPart(1, { status: 'indisponivel' })).all).toBeUndefined();
  });
});
