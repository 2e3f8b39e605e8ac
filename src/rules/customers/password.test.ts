import { describe, expect, it } from 'vitest';
import { measurePassword } from './password.ts';

describe('measurePassword', () => {
  it.each([
    ['', 0],
    ['curta 1', 0],
    ['aaaaaaaa', 1],
    ['12345678', 1],
    ['87654321', 1],
    ['qwertyui1', 1],
    ['abcdef12', 1],
    ['cheirosa', 2],
    ['cheirosa1', 2],
    ['lavanda-2026', 4],
    ['Folha-17', 3],
    ['folha verde de capim', 4],
    ['ação ção não', 3],
  ])('returns for %j %i', (password, strength) => expect(measurePassword(password)).toBe(strength));
});
