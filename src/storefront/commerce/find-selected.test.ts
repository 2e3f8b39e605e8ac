import { expect, it } from 'vitest';
import { findSelected } from './find-selected.ts';

const small = { label: '10 ml', selecionado: false };
const large = { label: '30 ml', selecionado: true };

it('takes the preselected value, else the first', () => {
  expect(findSelected([small, large])).toBe(large);
  expect(findSelected([small])).toBe(small);
  expect(findSelected<typeof small>([])).toBeUndefined();
});
