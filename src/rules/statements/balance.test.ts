import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanceText, isOpeningBalanceText, isRunningBalance } from './balance.ts';

describe('isBalanceText', () => {
  it.each([
    'SALDO ANTERIOR',
    'SALDO DIA',
    'Saldo do dia',
    'S A L D O',
    'SALDO  TOTAL DISPONÍVEL DIA',
    'SALDO EM CONTA CORRENTE',
    'SDO CONTA CORRENTE',
    'SALDO 24/11/2026',
  ])('knows "%s"', (text) => {
    expect(isBalanceText(text)).toBe(true);
  });

  it.each(['', 'Saldo do pedido 7K4P-94QX', 'SALDO SILVA', 'PIX RECEBIDO SALDO ANTERIOR', 'SALDOS', 'S A L D O X'])(
    'takes "%s" for the text of a payment',
    (text) => {
      expect(isBalanceText(text)).toBe(false);
    },
  );
});

it('tells the balance before the first transaction from the others', () => {
  expect(['SALDO ANTERIOR', 'Saldo do dia anterior', 'SALDO INICIAL'].map(isOpeningBalanceText)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['SALDO DIA', 'SALDO ANTERIOR DA CLIENTE', 'PIX'].map(isOpeningBalanceText)).toEqual([false, false, false]);
});

describe('isRunningBalance', () => {
  const book = (...pairs: [number, number][]) =>
    pairs.map(([amountCents, balanceCents]) => ({ amountCents, balanceCents }));

  it.each([
    ['nothing', book(), true],
    ['one line', book([500, 7]), true],
    ['the oldest first', book([100, 100], [-30, 70], [5, 75]), true],
    ['the newest first', book([5, 75], [-30, 70], [100, 100]), true],
    ['a line too many', book([100, 100], [6606, 6706], [5, 105]), false],
    ['a line too few', book([100, 100], [5, 75]), false],
  ])('of %s', (_, bookings, expected) => {
    expect(isRunningBalance(bookings)).toBe(expected);
  });

  it('does not hold with a line that its writer put between without knowing the balance', () => {
    const amount = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 2 }),
        fc.nat(),
        amount,
        fc.boolean(),
        (amounts, at, forged, isReversed) => {
          let balanceCents = 12_345;
          const lines = amounts.map((amountCents) => ({ amountCents, balanceCents: (balanceCents += amountCents) }));
          expect(isRunningBalance(isReversed ? [...lines].reverse() : lines)).toBe(true);
          const between = 1 + (at % (lines.length - 1));
          const line = { amountCents: forged, balanceCents: 10 ** 9 };
          expect(isRunningBalance([...lines.slice(0, between), line, ...lines.slice(between)])).toBe(false);
        },
      ),
    );
  });
});
