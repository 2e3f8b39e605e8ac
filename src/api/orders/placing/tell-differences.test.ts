import { expect, it } from 'vitest';
import { tellDifferences } from './tell-differences.ts';

const names = new Map([['1', 'Roll-on de vetiver']]);

it.each([
  [1, 'De Roll-on de vetiver resta 1.'],
  [2, 'De Roll-on de vetiver restam 2.'],
])('tells that %d pieces are left, and not that their discount is smaller', (now, sentence) => {
  const fewer = { kind: 'less-stock', key: '1', seen: 3, now } as const;
  const smaller = { kind: 'discount-smaller', seen: 597, now: 199 } as const;
  expect(tellDifferences({ differences: [fewer, smaller] }, names)).toEqual([sentence]);
  expect(tellDifferences({ differences: [smaller] }, names)).toEqual([
    expect.stringMatching(/^O desconto passou de R\$\s5,97 para R\$\s1,99\.$/),
  ]);
});
