import { expect, it } from 'vitest';
import { findContentsText, parseContents, toUnitPrice } from './unit-price.ts';

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

it('rounds the price of a measure to centavos', () => {
  expect(toUnitPrice(54.9, { amount: 10, unit: 'ml' }, 1)).toBe(5.49);
  expect(toUnitPrice(129.9, { amount: 30, unit: 'ml' }, 1)).toBe(4.33);
  expect(toUnitPrice(59.9, { amount: 200, unit: 'ml' }, 100)).toBe(29.95);
});
