import { expect, it } from 'vitest';
import { tellDifferences } from './tell-differences.ts';

const names = new Map([['1', 'Óleo de lavanda']]);
const smaller = { kind: 'discount-smaller', seen: 597, now: 199 } as const;
const fewer = (now: number) => ({ kind: 'less-stock', key: '1', seen: 3, now }) as const;

it.each([
  [1, 'De Óleo de lavanda resta 1.'],
  [2, 'De Óleo de lavanda restam 2.'],
])('tells that of a product %d are left, and not that their discount is smaller', (now, sentence) => {
  expect(tellDifferences({ differences: [fewer(now), smaller] }, { names, messages: [] })).toEqual([sentence]);
  expect(tellDifferences({ differences: [smaller] }, { names, messages: [] })).toEqual([
    expect.stringMatching(/^O desconto passou de R\$\s5,97 para R\$\s1,99\.$/),
  ]);
});

it('leaves to a message of the cart what it tells of the same product', () => {
  const tell = (message: string) =>
    tellDifferences({ differences: [fewer(1), smaller] }, { names, messages: [message] });
  expect(tell('Temos só 1 unidade de Óleo de lavanda.')).toEqual([]);
  expect(tell('Temos só 1 unidade de Óleo de lavanda francesa.')).toEqual(['De Óleo de lavanda resta 1.']);
});
