import { describe, expect, it } from 'vitest';
import { toUnbrokenName } from './unbroken-name.ts';

describe('toUnbrokenName', () => {
  it.each([
    ['Home spray Capim-limão 200 ml', 'Home spray Capim-\u2060limão 200\u00a0ml'],
    ['Pau-d’água-do-brejo', 'Pau-\u2060d’água-\u2060do-\u2060brejo'],
    ['Bruma Pro 2 litros', 'Bruma Pro 2\u00a0litros'],
    ['Pingente 28 mm', 'Pingente 28\u00a0mm'],
    ['Pedra 9 cm', 'Pedra 9\u00a0cm'],
    ['De R$ 19,90 a R$ 89,90', 'De R$\u00a019,90 a R$\u00a089,90'],
    ['Kit 2-3 - lavanda', 'Kit 2-3 - lavanda'],
  ])('keeps words, measures and amounts of "%s" together', (name, expected) => {
    expect(toUnbrokenName(name)).toBe(expected);
  });
});
