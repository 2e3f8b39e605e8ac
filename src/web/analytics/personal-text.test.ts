import { describe, expect, it } from 'vitest';
import { hidePersonal } from './personal-text.ts';

describe('hidePersonal', () => {
  it.each([
    ['pedido de ana@exemplo.test', 'pedido de ***'],
    ['Resultados para “ana.lima+loja@exemplo.test”', 'Resultados para “***”'],
    ['529.982.247-25', '***'],
    ['CPF 52998224725 da Ana', 'CPF *** da Ana'],
    ['11.222.333/0001-81', '***'],
    ['(41) 99999-0001', '(***'],
    ['+55 41 3333 0001', '+***'],
    ['entrega em 80010-000', 'entrega em ***'],
  ])('turns %j into %j', (typed, shown) => {
    expect(hidePersonal(typed)).toBe(shown);
  });

  it.each([
    'óleo de lavanda 10 ml',
    'kit 2 x 30 ml',
    'até R$ 159,00',
    'Resultados para “lavanda” | Manacá',
    '7K4P-94QX',
  ])('leaves %j as it is', (text) => {
    expect(hidePersonal(text)).toBe(text);
  });
});
