import { expect, it } from 'vitest';
import { formatOneDecimal } from './stars.tsx';

it('formats every mean of ratings like Intl', () => {
  const { format } = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  for (let hundredths = 0; hundredths <= 500; hundredths += 1) {
    expect(formatOneDecimal(hundredths / 100)).toBe(format(hundredths / 100));
  }
});
