import { expect, it } from 'vitest';
import { parseInvoiceKey } from './invoice.ts';

const key = '35170458716523000119550010000000121000123458';

it.each([key, `NFe${key}`, key.replaceAll(/(.{4})/g, '$1 ')])('reads the key %j of an NF-e', (text) => {
  expect(parseInvoiceKey(text)).toEqual({ key, number: 12 });
});

it.each([
  ['a wrong check digit', key.replace(/8$/, '9')],
  ['43 digits', key.slice(1)],
  ['45 digits', `${key}0`],
  ['letters', key.replace('4587', '4S87')],
  ['a freight document (CT-e)', '41190406117473000150570010000020481000200481'],
  ['nothing', ''],
])('refuses a key with %s', (_, text) => {
  expect(parseInvoiceKey(text)).toBeUndefined();
});
