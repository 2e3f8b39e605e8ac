import { expect, it } from 'vitest';
import { type CsvCell, toCsvLine } from './csv-line.ts';

/** Formulas of texts, quoted as CSV. */
const toFormulas = (...texts: string[]) => texts.map((text) => `"=""${text}"""`).join(';');

it.each<[CsvCell[], string]>([
  [['a', 'b c', ''], 'a;b c;'],
  [[{ value: '10,50' }, 'Ana; Bia', 'diz "oi"'], '10,50;"Ana; Bia";"diz ""oi"""'],
  [['linha\noutra'], '"linha\noutra"'],
  [['=1+1', '+55', '-2', '@x'], "'=1+1;'+55;'-2;'@x"],
  [['007', '7891234567895', '1-2', '12,5'], toFormulas('007', '7891234567895', '1-2', '12,5')],
  [['1E5', '3301.29.90', '1/2/3'], toFormulas('1E5', '3301.29.90', '1/2/3')],
  [['100', '0', '80010-000', '012.345.678-90', '7K4P-94QX'], '100;0;80010-000;012.345.678-90;7K4P-94QX'],
  [[{ value: '29,90' }, { value: '3' }], '29,90;3'],
])('writes the cells %j as %j: a text stays one, and none of a buyer calculates [R10.13-03]', (cells, line) => {
  expect(toCsvLine(cells)).toBe(line);
});
