import { expect, it } from 'vitest';
import { noPublicPrice } from '../published/model.ts';
import { listPriceBands } from './value-bands.ts';

const listLimits = (...cents: number[]) =>
  listPriceBands({ prices: { cents: Int32Array.from(cents) } }, Int32Array.from(cents.keys())).map(({ from }) => from);

it('cuts bands at round amounts', () => {
  const prices = [2490, 2990, 3490, 4490, 4590, 4990, 5490, 6990, 11_990, 28_990];
  expect(listLimits(...prices)).toEqual([0, 3000, 5000, 10_000]);
  expect(listLimits(...prices.map((price) => price * 10))).toEqual([0, 30_000, 50_000, 100_000]);
});

it('ends each band a centavo below the next', () => {
  const bands = listPriceBands(
    { prices: { cents: Int32Array.of(1000, 2000, 3000, 4000, 5000) } },
    Int32Array.of(0, 1, 2, 3, 4),
  );
  expect(bands).toEqual([
    { from: 0, to: 1999 },
    { from: 2000, to: 2999 },
    { from: 3000, to: 3999 },
    { from: 4000, to: 4999 },
    { from: 5000, to: undefined },
  ]);
});

it('offers none for few products, or for products of one price', () => {
  expect(listLimits(1000, 2000, 3000, 4000)).toEqual([]);
  expect(listLimits(1000, 1000, 1000, 1000, 1000)).toEqual([]);
  expect(listLimits(noPublicPrice, 1000, 2000, 3000, 4000)).toEqual([]);
});
