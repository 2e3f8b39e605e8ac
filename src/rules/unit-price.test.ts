import { expect, it } from 'vitest';
import { findContentsText, findMeasure, formatUnitPrice, parseContents, splitContents } from './unit-price.ts';

it('reads volumes and weights', () => {
  expect(parseContents('10 ml')).toEqual({ amount: 10, unit: 'ml' });
  expect(parseContents('1,5 L')).toEqual({ amount: 1500, unit: 'ml' });
  expect(parseContents('200\u00A0g')).toEqual({ amount: 200, unit: 'g' });
  expect(parseContents('1kg')).toEqual({ amount: 1000, unit: 'g' });
});

it('reads nothing else', () => {
  for (const label of ['', 'Lavanda', '0 ml', '10', '10 mm', '2 x 10 ml', 'ml', '1.000 ml'])
    expect(parseContents(label)).toBeUndefined();
});

it('finds the last measure in a name', () => {
  expect(findContentsText('Óleo de 2 g em 10 ml (lote de teste)')).toBe('10 ml');
  expect(findContentsText('Água de lençóis 1,5 l')).toBe('1,5 l');
  for (const name of ['Óleo de lavanda', 'Varetas, 12 unidades', 'Difusor 2 litros'])
    expect(findContentsText(name)).toBeUndefined();
});

it('splits a name from the measure that it ends with', () => {
  expect(splitContents('Creme para mãos figo e cassis 60 g')).toEqual({
    title: 'Creme para mãos figo e cassis',
    contents: '60 g',
  });
  for (const title of ['Óleo de lavanda', 'Óleo 10 ml (lote de teste)', '10 ml'])
    expect(splitContents(title)).toEqual({ title, contents: '' });
});

it('compares small packages by one of their unit, larger ones by a hundred', () => {
  expect(findMeasure(['10 ml', '30 ml'])).toEqual({ amount: 1, unit: 'ml' });
  expect(findMeasure(['49 g', '1 kg'])).toEqual({ amount: 1, unit: 'g' });
  expect(findMeasure(['50 ml', '1,5 l'])).toEqual({ amount: 100, unit: 'ml' });
});

it('compares nothing unless all are sizes of one unit, and at least two', () => {
  for (const labels of [[], ['10 ml'], ['10 ml', '30 g'], ['10 ml', '30 ml', 'Kit'], ['Areia', 'Musgo']])
    expect(findMeasure(labels)).toBeUndefined();
});

it('rounds the price of a measure to centavos', () => {
  const millilitre = { amount: 1, unit: 'ml' } as const;
  expect(formatUnitPrice(54.9, { amount: 10, unit: 'ml' }, millilitre)).toBe('R$\u00a05,49/ml');
  expect(formatUnitPrice(129.9, { amount: 30, unit: 'ml' }, millilitre)).toBe('R$\u00a04,33/ml');
  expect(formatUnitPrice(59.9, { amount: 200, unit: 'g' }, { amount: 100, unit: 'g' })).toBe('R$\u00a029,95/100 g');
});
