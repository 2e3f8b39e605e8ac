import { expect, it } from 'vitest';
import { toTracking } from './tracking.ts';

const correios = (code: string) => `https://rastreamento.correios.com.br/app/index.php?objetos=${code}`;

it.each([
  [{ code: 'AA123456789BR' }, ['Correios', 'AA123456789BR', correios('AA123456789BR')]],
  [{ code: ' aa 123 456 789 br' }, ['Correios', 'AA123456789BR', correios('AA123456789BR')]],
  [{ code: 'AA123456789BR', carrier: 'correios' }, ['Correios', 'AA123456789BR', correios('AA123456789BR')]],
  [{ code: 'AA123456789BR', link: 'https://meu.exemplo/1' }, ['Correios', 'AA123456789BR', 'https://meu.exemplo/1']],
  [{ code: 'AA123456789BR', carrier: 'Jadlog' }, ['Jadlog', 'AA123456789BR', '']],
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
