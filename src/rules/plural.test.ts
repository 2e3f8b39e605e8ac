import { expect, it } from 'vitest';
import { toPlural } from './plural.ts';

it.each([
  ['vela', 'velas'],
  ['óleo essencial', 'óleos essenciais'],
  ['óleo vegetal', 'óleos vegetais'],
  ['sabonete líquido', 'sabonetes líquidos'],
  ['loção corporal', 'loções corporais'],
  ['difusor', 'difusores'],
  ['roll-on', 'roll-ons'],
  ['sachê perfumado', 'sachês perfumados'],
  ['papel', 'papéis'],
  ['creme fácil', 'cremes fáceis'],
  ['nível', 'níveis'],
  ['gel infantil', 'géis infantis'],
  ['lençol azul', 'lençóis azuis'],
  ['embalagem', 'embalagens'],
  ['giz', 'gizes'],
  ['gás', 'gases'],
  ['lápis', 'lápis'],
  ['tórax', 'tórax'],
])('the plural of %s is %s', (one, several) => {
  expect(toPlural(one)).toBe(several);
});
