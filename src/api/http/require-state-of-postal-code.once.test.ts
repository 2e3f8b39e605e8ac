import { expect, it } from 'vitest';
import { findOtherState, requireStateOfPostalCode } from './require-state-of-postal-code.ts';

it.each([
  ['80010-000', 'PR', undefined],
  ['80010000', 'SC', 'PR'],
  ['72800-000', 'DF', 'GO'],
  ['72799-999', 'DF', undefined],
  // No state has these.
  ['00500-000', 'MS', undefined],
  ['78950-000', 'RO', undefined],
])('the CEP %s of an address in %s belongs to the other state %s', (cep, uf, state) => {
  expect(findOtherState({ cep, uf })).toBe(state);
});

it('names the state beside the field', () => {
  expect(() => requireStateOfPostalCode({ cep: '01310-100', uf: 'PR' })).toThrow(
    expect.objectContaining({ code: 'invalid', fields: { uf: 'Este CEP é de SP; confira o estado.' } }),
  );
});
