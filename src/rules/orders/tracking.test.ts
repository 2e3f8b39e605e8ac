import { expect, it } from 'vitest';
import { isMistypedCode, toTracking } from './tracking.ts';

const correios = (code: string) => `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`;

it.each([
  [{ code: 'AA123456785BR' }, ['Correios', 'AA123456785BR', correios('AA123456785BR')]],
  [{ code: ' aa 123 456 785 br' }, ['Correios', 'AA123456785BR', correios('AA123456785BR')]],
  [{ code: 'AA123456785BR', carrier: 'correios' }, ['Correios', 'AA123456785BR', correios('AA123456785BR')]],
  [{ code: 'AA123456785BR', link: 'https://meu.exemplo/1' }, ['Correios', 'AA123456785BR', 'https://meu.exemplo/1']],
  [{ code: 'AA123456785BR', carrier: 'Jadlog' }, ['Jadlog', 'AA123456785BR', '']],
  [
    { code: ' 08 0012-x ', carrier: 'Jadlog', link: 'https://j.exemplo/8' },
    ['Jadlog', '08 0012-x', 'https://j.exemplo/8'],
  ],
  [{ code: 'AA12345678BR' }, ['', 'AA12345678BR', '']],
  [{ code: 'AA123456789US' }, ['', 'AA123456789US', '']],
  [{ code: '' }, ['', '', '']],
])('follows the parcel %j at %j [R10.12-03]', (parcel, [carrier, code, link]) => {
  expect(toTracking(parcel)).toEqual({ carrier, code, link });
});

it.each([
  [{ code: 'RR473124829BR' }, false],
  [{ code: 'AA123456785BR' }, false],
  [{ code: ' aa 123 456 785 br ', carrier: 'correios' }, false],
  // A check digit of 10 is written 0, one of 11 is written 5.
  [{ code: 'AA000000080BR' }, false],
  [{ code: 'AA000000005BR' }, false],
  [{ code: 'AA123456789BR' }, true],
  [{ code: 'AA213456785BR' }, true],
  [{ code: 'AA12345678BR' }, true],
  [{ code: 'AA1234567855BR' }, true],
  [{ code: 'PACOTE-2', carrier: 'Correios' }, true],
  [{ code: 'AA123456785US', carrier: 'Correios' }, true],
  [{ code: 'AA123456789BR', carrier: 'Jadlog' }, false],
  [{ code: 'PACOTE-2' }, false],
  [{ code: '', carrier: 'Correios' }, false],
])('takes the code of the parcel %j for mistyped: %j', (parcel, isWrong) => {
  expect(isMistypedCode(parcel)).toBe(isWrong);
});
