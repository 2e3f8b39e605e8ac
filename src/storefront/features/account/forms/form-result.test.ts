import { expect, it } from 'vitest';
import { findSavedResult } from './form-result.ts';

const messages = { email: 'Seu e-mail foi trocado.' };

it.each([
  ['?salvo=email', 'Seu e-mail foi trocado.'],
  ['?salvo=outro', undefined],
  ['?salvo=constructor', undefined],
  ['', undefined],
])('an address with %j says %j', (query, message) => {
  const result = findSavedResult(new URL(`http://loja/minha-conta/dados${query}`), messages);
  expect(result?.message).toBe(message);
});
