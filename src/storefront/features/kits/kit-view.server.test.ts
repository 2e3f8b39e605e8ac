import { describe, expect, it } from 'vitest';
import type { List } from '#contract/list.ts';
import { anImage } from '#web/testing/a-product.ts';
import { createList, createListPart, createPrices, createStructure, createValue } from '../../testing/wire-fixtures.ts';
import { toKitView } from './kit-view.server.ts';

const view = (list: List) =>
  toKitView(list, createStructure('list/detail', '/lista/kit'), {
    toHref: (target) => target,
    toLocalUrl: (target) => target,
    fields: { prod: 'arquivos' },
    showsStock: false,
  });

const part = (quantity: number, price: number) => createListPart(quantity, { precos: createPrices(price) });

describe('a closed kit', () => {
  it('shows the saving against the sum of the parts', () => {
    const { offer } = view(createList('fechada', [part(1, 42.9), part(2, 24.9)], { precos: createPrices(80, 92.7) }));
    expect([offer.price.list, offer.savingText]).toEqual([92.7, 'Você economiza R$\u00a012,70']);
  });

  it('sums the parts if the API returns no "from" price', () => {
    const { offer } = view(createList('fechada', [part(1, 42.9), part(2, 24.9)], { precos: createPrices(80) }));
    expect([offer.price.list, offer.savingText]).toEqual([92.7, 'Você economiza R$\u00a012,70']);
  });

  it('shows no saving if there is none', () => {
    const { offer } = view(createList('fechada', [part(1, 80)], { precos: createPrices(80) }));
    expect([offer.price.list, offer.savingText]).toEqual([undefined, '']);
  });

  it('shows the fixed value of a part without a choice', () => {
    const simples = {
      id: '7',
      nome: 'Volume',
      tipo: 'texto' as const,
      valores: [createValue(10, { selecionado: true })],
    };
    const [shown] = view(createList('fechada', [createListPart(1, { nome: 'Lavanda', atributos: { simples } })])).parts;
    expect(shown).toMatchObject({ name: 'Lavanda, 10 ml', values: [], selectedValueId: 10 });
  });
});

it('has its price until the first schedule of a chosen part ends', () => {
  const scheduled = (quantity: number, dataFinal: string) => {
    const aplicado = { nome: 'Semana', precoDe: 20, precoPor: 10, descontoVista: 5, dataInicial: dataFinal, dataFinal };
    return createListPart(quantity, { agendamentoPreco: { aplicado, geral: [aplicado] } });
  };
  const [unchosen, first, later] = [
    scheduled(0, '2026-11-26T00:00:00-03:00'),
    scheduled(1, '2026-11-27T23:00:00-03:00'),
    scheduled(2, '2026-11-28T01:00:00+00:00'),
  ];
  expect(view(createList('aberta', [unchosen, later, first])).validUntil).toBe('2026-11-28T01:00:00+00:00');
  expect(view(createList('aberta', [part(1, 42.9)]))).not.toHaveProperty('validUntil');
});

describe('a part', () => {
  it('has one picture, as small as its slot', () => {
    const file = (width: number) => `/img/products/vela-1.0123456789-${width}.webp`;
    const files = { ...anImage(1).arquivos, small: file(320) };
    const imagens = [{ ...anImage(1), arquivos: files }, anImage(2)];
    const [shown] = view(createList('fechada', [createListPart(1, { midias: { imagens } })])).parts;
    expect(shown?.thumbnail).toBe(file(160));
  });
});

it('shows its own pictures, then the first of each product in it, once', () => {
  const midiasOf = (...ids: number[]) => ({ imagens: ids.map((id) => anImage(id)) });
  const [lavender, rose] = [
    createListPart(1, { id: 1, nome: 'Lavanda', midias: midiasOf(11, 12) }),
    createListPart(1, { id: 2, nome: 'Rosa', midias: midiasOf(21) }),
  ];
  const idsOf = (own: number[]) =>
    view(createList('fechada', [lavender, rose, lavender], { midias: midiasOf(...own) })).pictures.map(({ id }) => id);
  expect(idsOf([1])).toEqual([1, 11, 21]);
  expect(idsOf([])).toEqual([11, 21]);
  expect(idsOf([1, 2, 3])).toEqual([1, 2, 3, 11]);
});

it('says how many are left as a product does, unless it is sold out or its parts are chosen', () => {
  const stockTextOf = (...input: Parameters<typeof createList>) => view(createList(...input)).stockText;
  expect(stockTextOf('fechada', [part(1, 42.9)], { estoque: 3 })).toBe('Últimas unidades. Envio em até 1 dia útil');
  expect(stockTextOf('fechada', [part(1, 42.9)], { estoque: 0, status: 'indisponivel' })).toBe('');
  expect(stockTextOf('aberta', [part(1, 42.9)])).toBe('');
});

describe('a part that the API calls sold out', () => {
  const valores = [createValue(10, { selecionado: true }), createValue(30)];
  const simples = { id: '7', nome: 'Volume', tipo: 'texto' as const, valores };
  const soldOut = createListPart(1, { status: 'indisponivel', atributos: { simples } });

  it.each(['aberta', 'fechada'] as const)(
    'is sold out in a kit that is %s, whatever the stock of its value',
    (kind) => {
      const [shown] = view(createList(kind, [soldOut])).parts;
      expect(shown?.status).toBe('indisponivel');
      expect(shown?.values[0]?.status).toBe(kind === 'aberta' ? 'indisponivel' : undefined);
    },
  );
});

describe('a part on request', () => {
  const onRequest = createListPart(1, { nome: 'Difusor', status: 'sobconsulta', precos: createPrices(0) });

  it('takes the price of a closed kit away, even if the API sends one', () => {
    const { status, offer } = view(createList('fechada', [part(1, 42.9), onRequest]));
    expect([status, offer]).toEqual(['sobconsulta', { price: { price: 0 }, savingText: '', purchase: '', choice: '' }]);
  });

  it('has no price of its own in an open kit, which is for sale without it', () => {
    const { status, parts } = view(createList('aberta', [part(1, 42.9), { ...onRequest, quantidade: 0 }]));
    expect([status, parts[1]?.status, parts[1]?.priceText]).toEqual(['disponivel', 'sobconsulta', '']);
  });
});

it('names the subjects of its care as the page of a product does', () => {
  const care = { label: 'Gestação', nivel: 'livre' as const, valor: 'Pode usar', produtos: [] };
  const cuidados = (['gestacao', 'criancas', 'animais', 'sol'] as const).map((tema) => ({ ...care, tema }));
  const kit = view(createList('fechada', [part(1, 42.9)], { cuidados }));
  expect(kit.care.map(({ topic }) => topic)).toEqual(['pregnancy', 'children', 'pets', 'sun']);
});

it('names the parts that ask for care', () => {
  const care = (produtos: string[]) => ({
    tema: 'gestacao' as const,
    label: 'Gestação',
    nivel: 'evitar' as const,
    valor: 'Não use',
    produtos,
  });
  const reasonOf = (produtos: string[]) =>
    view(createList('fechada', [part(1, 42.9)], { cuidados: [care(produtos)] })).care[0]?.reason;
  expect(reasonOf(['Sinergia', 'Roll-on', 'Vela'])).toBe('Por causa de: Sinergia, Roll-on e Vela.');
  expect(reasonOf([])).toBe('');
});

describe('an open kit', () => {
  it('offers the values with their own status', () => {
    const valores = [createValue(10, { selecionado: true }), createValue(30, { estoque: 0 })];
    const simples = { id: '7', nome: 'Volume', tipo: 'texto' as const, valores };
    const [shown] = view(createList('aberta', [createListPart(1, { nome: 'Lavanda', atributos: { simples } })])).parts;
    expect(shown?.name).toBe('Lavanda');
    expect(shown?.values.map((value) => [value.label, value.status])).toEqual([
      ['10 ml', 'disponivel'],
      ['30 ml', 'indisponivel'],
    ]);
  });
});
