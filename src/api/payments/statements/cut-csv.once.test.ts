// A CSV file whose end is missing: what is left of its last line is never taken for the whole one.

import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const read = (text: string) => readStatement(new TextEncoder().encode(text));
const nubank = 'Data,Valor,Identificador,Descrição\n24/11/2026,5.00,id,PIX\n';
const inter = 'Data Lançamento;Descrição;Valor;Saldo\n24/11/2026;PIX;5,00;1.005,00\n';

it.each([
  ['Nubank', nubank, '24/11/2026,115'],
  ['Nubank', nubank, '24/11/2026,5.00,id,"PIX'],
  ['Inter', inter, '24/11/2026;PI'],
  ['Inter', inter, '24/11/2026;PIX;6,00;'],
  ['Inter', inter, '24/11/2026;PIX;6,00;1.011,0'],
])('leaves out of a file of %s only its cut line', (_, whole, cut) => {
  const statement = read(whole + cut);
  expect(statement).toMatchObject({ entries: [{ amountCents: 500, isDoubtful: false }] });
  expect(statement.problems).toEqual([expect.stringContaining('Linha 3: o arquivo termina no meio desta linha.')]);
});

it.each([
  ['Nubank', `${nubank}24/11/2026,6.00,id-2,PIX - JOÃO\n25/11/2026,7.00,id-3,"PIX - ""ANA"", RIO"\n`],
  ['Inter', `${inter}24/11/2026;PIX - JOÃO;6,00;1.011,00\n25/11/2026;PIX - ANA;7,00;1.018,00\n`],
])('takes no cut text for certain wherever a file of %s ends', (_, text) => {
  const bytes = new TextEncoder().encode(text);
  const known = new Set(read(text).entries.map(({ key }) => key));
  for (const [end] of bytes.entries()) {
    const { entries } = readStatement(bytes.subarray(0, end));
    const lineCount = bytes.subarray(0, end).filter((byte) => byte === 10).length;
    expect(entries.slice(0, Math.max(lineCount - 1, 0)).every(({ isDoubtful }) => !isDoubtful)).toBe(true);
    expect(entries.filter(({ key, isDoubtful }) => !isDoubtful && !known.has(key))).toEqual([]);
  }
});

it('leaves the last line of Nubank to a person if no line end shows that its text is whole', () => {
  const isDoubtful = (text: string) => read(text).entries.map((entry) => entry.isDoubtful);
  expect(isDoubtful(`${nubank}24/11/2026,6.00,id-2,PIX`)).toEqual([false, true]);
  expect(isDoubtful(`${nubank}24/11/2026,6.00,id-2,PIX\n`)).toEqual([false, false]);
  expect(isDoubtful(`${inter}24/11/2026;PIX;6,00;1.011,00`)).toEqual([false, false]);
});
