import { describe, expect, it } from 'vitest';
import { isConfirmedLater, toArrivalText, toCutOffText, toDayWords } from './arrival-text.ts';

describe('toDayWords', () => {
  it.each([
    ['2026-12-02', 'quarta, 2 de dezembro'],
    ['2027-02-10', 'quarta, 10 de fevereiro'],
    ['2024-02-29', 'quinta, 29 de fevereiro'],
    ['2024-03-01', 'sexta, 1º de março'],
    ['2026-12-31', 'quinta, 31 de dezembro'],
    ['2027-01-04', 'segunda, 4 de janeiro'],
    ['2026-11-28', 'sábado, 28 de novembro'],
    ['2026-11-29', 'domingo, 29 de novembro'],
    ['2026-08-11', 'terça, 11 de agosto'],
  ])('writes %s as "%s"', (day, words) => {
    expect(toDayWords(day)).toBe(words);
  });
});

describe('toArrivalText', () => {
  it.each([
    ['transportadora', 'Chega até quarta, 2 de dezembro'],
    ['expressa', 'Chega até quarta, 2 de dezembro'],
    ['retirada', 'Retire a partir de quarta, 2 de dezembro'],
  ])('says when a parcel of the kind %s arrives', (kind, text) => {
    expect(toArrivalText(kind, '2026-12-02')).toBe(text);
  });
});

it.each([
  [1, 'Pagamentos a partir da 1h contam no próximo dia útil.'],
  [12, 'Pagamentos a partir das 12h contam no próximo dia útil.'],
])('names the cut-off hour %d', (hour, text) => {
  expect(toCutOffText(hour)).toBe(text);
});

it.each([
  ['pix', 'pendente', false],
  ['cartao', 'pendente', false],
  ['cartao', 'em-analise', true],
  ['cartao', 'recusado', true],
  ['boleto', 'pendente', true],
])('promises no day for %s that is %s: %s', (tipo, estado, isLater) => {
  expect(isConfirmedLater({ tipo, estado })).toBe(isLater);
});
