import { expect, it } from 'vitest';
import { listInstallments } from '../installments.ts';
import { toInstallmentsText, toShownInstallments } from './card-installments.ts';

const read = (count: number, payerCents: number, amount = 143.08) =>
  toInstallmentsText(toShownInstallments({ count, payerCents }), amount).replaceAll('\u00A0', ' ');

it.each([
  ['at once', 1, 14_308, 'à vista'],
  ['in three parts that do not divide', 3, 14_308, 'em 3x de R$ 47,69 sem juros'],
  ['with the interest of the service', 8, 16_096, 'em 8x de R$ 20,12 com juros, R$ 160,96 no total'],
])('says how a card is charged: %s', (_what, count, payerCents, text) => {
  expect(read(count, payerCents)).toBe(text);
});

it('names the amounts of the tables of products', () => {
  for (const { count, amountCents, totalCents } of listInstallments(14_308))
    expect(toShownInstallments({ count, payerCents: totalCents })).toEqual({
      parcelas: count,
      valorParcela: amountCents / 100,
      valorTotal: totalCents / 100,
    });
});
