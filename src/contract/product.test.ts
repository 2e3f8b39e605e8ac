import { expect, it } from 'vitest';
import { statusSchema } from './product.ts';

it.each([
  ['disponivel', 'disponivel'],
  ['Disponivel', 'disponivel'],
  ['indisponivel', 'indisponivel'],
  ['sobConsulta', 'sobconsulta'],
  ['prevenda', 'indisponivel'],
  ['descontinuado', 'indisponivel'],
  ['', 'indisponivel'],
])('reads the status "%s" as %s [R3-06]', (sent, expected) => {
  expect(statusSchema.parse(sent)).toBe(expected);
});

it('refuses a status that is no text', () => {
  expect(statusSchema.safeParse(7).success).toBe(false);
});
