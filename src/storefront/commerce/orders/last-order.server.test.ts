import { expect, it } from 'vitest';
import { findLastOrder } from './last-order.server.ts';

it.each([
  ['PHPSESSID=x; ultimo_pedido=7K4P-94QX', '7K4P-94QX'],
  ['ultimo_pedido=', undefined],
  ['ultimo_pedido=<script>', undefined],
  ['', undefined],
])('reads the number of the order that was opened last from the cookies "%s"', (cookie, number) => {
  expect(findLastOrder(new Request('https://loja.example/checkout', { headers: { Cookie: cookie } }))).toBe(number);
});
