import { expect, test } from 'vitest';
import { toBarcodeModules } from './back-panel.ts';

test('encodes an EAN-13 as scanners read it', () => {
  // The first digit, 4, is in the parity of the left half: L G L L G G.
  const left = ['0001101', '0100111', '0111101', '0001011', '0010111', '0011101'];
  const right = ['1100110', '1001110', '1001110', '1011100', '1001000', '1010000'];
  expect(toBarcodeModules('4003994155486')).toBe(['101', ...left, '01010', ...right, '101'].join(''));
});
