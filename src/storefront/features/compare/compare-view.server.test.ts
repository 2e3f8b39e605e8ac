import { describe, expect, it } from 'vitest';
import type { Comparison } from '#contract/content.ts';
import type { ProductCard } from '#contract/product.ts';
import { aProduct } from '#web/testing/a-product.ts';
import { createValue } from '../../testing/wire-fixtures.ts';
import { toCompareView } from './compare-view.server.ts';

const options = {
  toHref: (path: string) => path,
  toLocalUrl: (url: string) => url,
  fields: { prod: 'arquivos' as const },
  toCompareHref: (ids: readonly number[]) => `/comparar?ids=${ids.join(',')}`,
};

const aDevice = (id: number, changes: Partial<ProductCard> = {}) =>
  aProduct({ id, nome: `Difusor ${id}`, comparavel: true, ...changes });

const aFact = (label: string, valor?: string) => ({ label, ...(valor && { valor }) });

function view(changes: Partial<Comparison>, isAsked = true) {
  return toCompareView({ produtos: [], recusados: [], opcoes: [], ...changes }, { ...options, isAsked });
}

describe('toCompareView', () => {
  const produtos = [
    {
      produto: aDevice(1),
      fatos: [aFact('Capacidade', '200 ml'), aFact('Ruído'), aFact('Garantia', '2 anos'), aFact('Potência', '9 W')],
    },
    {
      produto: aDevice(2),
      fatos: [aFact('Capacidade', '400 ml'), aFact('Ruído'), aFact('Garantia', '2 anos'), aFact('Potência')],
    },
  ];

  it('has one row per fact, says what differs and what not, and takes an unknown fact for neither', () => {
    const { rows, summary } = view({ produtos });
    expect(rows).toEqual([
      { label: 'Capacidade', values: ['200 ml', '400 ml'], isSame: false, isDifferent: true },
      { label: 'Garantia', values: ['2 anos', '2 anos'], isSame: true, isDifferent: false },
      { label: 'Potência', values: ['9 W', undefined], isSame: false, isDifferent: false },
    ]);
    expect(summary).toEqual(['Diferem em capacidade.', 'São iguais em garantia.']);
  });

  it('says what every value of a row explains only once', () => {
    const facts = (size: string, hours: string) => [aFact('Medidas', size), aFact('Duração', hours)];
    const legend = '(altura, largura, profundidade)';
    const { rows } = view({
      produtos: [
        { produto: aDevice(1), fatos: facts(`14 × 10 × 9 cm ${legend}`, '5 h (névoa forte)') },
        { produto: aDevice(2), fatos: facts(`20 × 12 × 12 cm ${legend}`, '8 h') },
        { produto: aDevice(3), fatos: [] },
      ],
    });
    expect(rows).toMatchObject([
      { legend: 'altura, largura, profundidade', values: ['14 × 10 × 9 cm', '20 × 12 × 12 cm', undefined] },
      { values: ['5 h (névoa forte)', '8 h', undefined] },
    ]);
  });

  it('leads to the comparison without each device, and offers the compared ones first', () => {
    const { devices, options: offered } = view({ produtos, opcoes: [aDevice(3), aDevice(2)] });
    expect(devices.map(({ removeHref }) => removeHref)).toEqual(['/comparar?ids=2', '/comparar?ids=1']);
    expect(offered.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  it('knows which devices have a voltage or colour to choose', () => {
    const simples = { id: '1', nome: 'Voltagem', tipo: 'texto' as const, valores: [createValue(1), createValue(2)] };
    const { devices } = view({
      produtos: [
        { produto: aDevice(1, { atributos: { simples } }), fatos: [] },
        { produto: aDevice(2), fatos: [] },
      ],
    });
    expect(devices.map(({ hasChoice }) => hasChoice)).toEqual([true, false]);
  });

  it('asks for a second device', () => {
    const { rows, notes } = view({ produtos: produtos.slice(0, 1) });
    expect(rows).toEqual([]);
    expect(notes).toEqual(['Escolha mais um para comparar com Difusor 1.']);
  });

  it('says in a sentence what is not compared, and what is sold out', () => {
    const { notes } = view({
      produtos: [...produtos, { produto: aDevice(3, { status: 'indisponivel' }), fatos: [] }],
      recusados: [
        { nome: '', motivo: 'desconhecido' },
        { nome: '', motivo: 'desconhecido' },
        { nome: 'Lamparina', motivo: 'outra-loja' },
        { nome: 'Lavanda', motivo: 'sem-fatos' },
        { nome: 'Bruma', motivo: 'excedente' },
        { nome: 'Névoa', motivo: 'excedente' },
      ],
    });
    expect(notes).toEqual([
      '2 dos itens pedidos não existem.',
      'Lamparina não é vendido nesta loja.',
      'Lavanda não é um difusor elétrico e fica fora da comparação.',
      'Comparamos até quatro por vez. Ficaram de fora: Bruma; Névoa.',
      'Difusor 3 está esgotado: você pode pedir um aviso na página do produto.',
    ]);
  });
});

it('asks for two devices after a choice of none, and not before', () => {
  expect(view({}).notes).toEqual(['Escolha pelo menos dois difusores.']);
  expect(view({}, false).notes).toEqual([]);
});
