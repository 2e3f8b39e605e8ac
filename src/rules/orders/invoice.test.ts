import { expect, it } from 'vitest';
import { parseInvoiceKey } from './invoice.ts';

const key = '35170458716523000119550010000000121000123458';

it.each([key, `NFe${key}`, `Chave de acesso: ${key}`, key.replaceAll(/(.{4})/g, '$1 ')])(
  'reads the key %j of an NF-e',
  (text) => {
    expect(parseInvoiceKey(text)).toEqual({ key, number: 12 });
  },
);

// Check digits by hand: the CNPJ is the example of the Receita Federal.
const keyWithLetters = '35260712ABC34501DE35550010000000121000123454';

it.each([
  keyWithLetters,
  `NFe${keyWithLetters}`,
  keyWithLetters.toLowerCase(),
  '3526 0712 ABC3 4501 DE35 5500 1000 0000 1210 0012 3454',
])('reads the key %j of a CNPJ with letters', (text) => {
  expect(parseInvoiceKey(text)).toEqual({ key: keyWithLetters, number: 12 });
});

it.each([
  ['a wrong check digit', keyWithLetters.replace(/4$/, '5')],
  // The digit of the key is right in the others.
  ['a wrong CNPJ', '35260712ABC34501DE36550010000000121000123456'],
  ['letters in the check digits of the CNPJ', '35260712ABC34501DEA5550010000000121000123459'],
  ['letters elsewhere', '35260712ABC34501DE3555001000000012100012A453'],
])('refuses a key of a CNPJ with letters with %s', (_, text) => {
  expect(parseInvoiceKey(text)).toBeUndefined();
});

it.each([
  ['a wrong check digit', key.replace(/8$/, '9')],
  ['43 digits', key.slice(1)],
  ['45 digits', `${key}0`],
  ['letters', key.replace('4587', '4S87')],
  ['a freight document (CT-e)', '41190406117473000150570010000020481000200481'],
  ['a repeated numeric code', '35170458716523000119550010000000121111111113'],
  ['a month that does not exist', '35171358716523000119550010000000121000123457'],
  ['nothing', ''],
])('refuses a key with %s', (_, text) => {
  expect(parseInvoiceKey(text)).toBeUndefined();
});
