import { describe, expect, it } from 'vitest';
import { toObstacleText, parseChoices, toFormData, toInitialChoices, toProgressText } from './kit-choices.ts';

const parts = [
  { name: 'Lavanda', quantity: 1, selectedValueId: 0, status: 'disponivel', values: [] },
  {
    name: 'Laranja',
    quantity: 2,
    selectedValueId: 10,
    status: 'disponivel',
    values: [
      { id: 10, label: '10 ml', status: 'disponivel' },
      { id: 30, label: '30 ml', status: 'indisponivel' },
    ],
  },
];

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('parseChoices', () => {
  it('parses quantities and values by position', () => {
    expect(parseChoices(form({ 'quantidade-0': '3', 'quantidade-1': '0', 'valor-1': '30' }), parts)).toEqual([
      { quantity: 3, valueId: 0 },
      { quantity: 0, valueId: 30 },
    ]);
  });

  it.each(['', '-1', '1.5', 'abc', '9999999999'])('uses the default of the kit instead of %j', (value) => {
    expect(parseChoices(form({ 'quantidade-0': value }), parts)).toEqual(toInitialChoices(parts));
  });
});

describe('the buttons of visitors without script', () => {
  it.each([
    ['1', '1', 2],
    ['1', '-1', 0],
    ['0', '-1', 0],
    ['99', '1', 99],
    ['1', '5', 1],
  ])('with quantity %s and step %s result in %d', (quantity, step, expected) => {
    expect(parseChoices(form({ 'quantidade-0': quantity, 'ajuste-0': step }), parts)[0]?.quantity).toBe(expected);
  });
});

describe('toFormData', () => {
  it('is the inverse of parseChoices', () => {
    const choices = [
      { quantity: 0, valueId: 0 },
      { quantity: 7, valueId: 30 },
    ];
    expect(parseChoices(toFormData(choices), parts)).toEqual(choices);
  });
});

describe('toProgressText', () => {
  it.each([
    [[0, 0], 'Nenhum item escolhido'],
    [[1, 0], '1 item escolhido'],
    [[1, 2], '3 itens escolhidos'],
  ])('of %j is "%s"', (quantities, expected) => {
    expect(toProgressText(quantities.map((quantity) => ({ quantity, valueId: 0 })))).toBe(expected);
  });
});

describe('toObstacleText', () => {
  it('says that a part is on request', () => {
    const [lavender] = parts;
    const onRequest = lavender ? [{ ...lavender, status: 'sobconsulta' }] : [];
    expect(toObstacleText(onRequest, [{ quantity: 1, valueId: 0 }])).toBe(
      'Lavanda é vendido só sob consulta. Deixe a quantidade em 0 para levar o resto.',
    );
  });

  it.each([
    [1, 1, 10, ''],
    [0, 1, 10, ''],
    [0, 0, 10, 'Escolha ao menos um item para montar o kit.'],
    [1, 1, 30, 'Laranja está sem estoque. Deixe a quantidade em 0 para levar o resto.'],
    [1, 0, 30, ''],
  ])('of %d and %d pieces in value %d is "%s"', (first, second, valueId, expected) => {
    const choices = [
      { quantity: first, valueId: 0 },
      { quantity: second, valueId },
    ];
    expect(toObstacleText(parts, choices)).toBe(expected);
  });
});
