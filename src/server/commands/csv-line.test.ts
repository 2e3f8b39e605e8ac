import { expect, it } from 'vitest';
import { toCsvLine } from './csv-line.ts';

it.each([
  [['a', 'b c', ''], 'a;b c;'],
  [['10,50', 'Ana; Bia', 'diz "oi"'], '10,50;"Ana; Bia";"diz ""oi"""'],
  [['linha\noutra'], '"linha\noutra"'],
  [['=1+1', '+55', '-2', '@x'], "'=1+1;'+55;'-2;'@x"],
])('writes the cells %j as %j, and none as a formula [R10.13-03]', (cells, line) => {
  expect(toCsvLine(cells)).toBe(line);
});
