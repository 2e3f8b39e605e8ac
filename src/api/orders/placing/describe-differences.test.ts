import { expect, it } from 'vitest';
import { describeDifferences } from './describe-differences.ts';

const names = new Map([['1', 'Óleo de lavanda']]);
const smaller = { kind: 'discount-smaller', seen: 597, now: 199 } as const;
const fewer = (now: number) => ({ kind: 'fewer', key: '1', seen: 3, now }) as const;

it.each([
  [1, 'A quantidade de Óleo de lavanda passou de 3 para 1.'],
  [2, 'A quantidade de Óleo de lavanda passou de 3 para 2.'],
])('says that of a product %d are left, and not that their discount is smaller', (now, sentence) => {
  expect(describeDifferences({ differences: [fewer(now), smaller] }, { names, correctedKeys: new Set() })).toEqual([
    sentence,
  ]);
  expect(describeDifferences({ differences: [smaller] }, { names, correctedKeys: new Set() })).toEqual([
    expect.stringMatching(/^O desconto passou de R\$\s5,97 para R\$\s1,99\.$/),
  ]);
});

it.each([
  [0, 1, 'Óleo de lavanda entrou na sacola: 1 unidade.'],
  [0, 2, 'Óleo de lavanda entrou na sacola: 2 unidades.'],
  [1, 3, 'A quantidade de Óleo de lavanda passou de 1 para 3.'],
])('says how many were added in another tab: %d, then %d', (seen, now, sentence) => {
  const differences = [{ kind: 'added', key: '1', seen, now } as const];
  expect(describeDifferences({ differences }, { names, correctedKeys: new Set() })).toEqual([sentence]);
});

it('leaves to the messages of the cart what they say of the same line', () => {
  const gone = { kind: 'gone', key: '2', seen: 1, now: 0 } as const;
  const describeRest = (...correctedKeys: string[]) =>
    describeDifferences({ differences: [fewer(1), gone, smaller] }, { names, correctedKeys: new Set(correctedKeys) });
  expect(describeRest('1', '2')).toEqual([]);
  expect(describeRest('1')).toEqual(['Um produto saiu do pedido.']);
  expect(describeRest('2')).toEqual(['A quantidade de Óleo de lavanda passou de 3 para 1.']);
});

it.each([
  ['freight-dearer', 1590, 1990, /^A entrega passou de R\$\s15,90 para R\$\s19,90\.$/],
  ['freight-dearer', 0, 1590, /^A entrega era grátis e agora custa R\$\s15,90\.$/],
  ['freight-cheaper', 1590, 990, /^A entrega baixou de R\$\s15,90 para R\$\s9,90\.$/],
  ['freight-cheaper', 1590, 0, /^A entrega agora é grátis\.$/],
  ['freight-method', 1590, 990, /^A entrega escolhida mudou; agora custa R\$\s9,90\.$/],
  ['freight-method', 1590, 0, /^A entrega escolhida mudou; agora é grátis\.$/],
] as const)('describes a changed delivery: %s, from %d to %d centavos', (kind, seen, now, sentence) => {
  const differences = [{ kind, seen, now }];
  expect(describeDifferences({ differences }, { names, correctedKeys: new Set() })).toEqual([
    expect.stringMatching(sentence),
  ]);
});
