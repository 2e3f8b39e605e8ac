import { expect, it } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import { toCartLine } from './cart-line.ts';

const asTheyAre = {
  toHref: (path: string) => path,
  toLocalUrl: (path: string) => path,
  fields: { geral: 'imagem' as const },
};
const toValue = (label: string) => ({
  atributo: { id: 1, label: 'Aroma', tipo: '' },
  atributoValor: { id: 2, label, imagem: '' },
});

const aNamed = (nome: string, label: string): CartItem => ({
  nome,
  sku: '',
  tipo: 'produto',
  conjunto: false,
  quantidade: 1,
  precos: { precoDe: 0, precoPor: 119.9, descontoVista: 5, total: 119.9, tipo: '' },
  imagem: '',
  atributos: { simples: toValue(label) },
  hash: { idProduto: 7, idAtributoSimples: 2, idUnidadeVenda: 0, idArmazem: 0, quantidade: 1, adicional: '' },
});

it.each([
  ['Difusor de varetas Figo e Cassis 250 ml', 'Figo e Cassis', undefined],
  ['Difusor de varetas Figo e Cassis 250 ml', 'figo e cassis', undefined],
  ['Difusor de varetas Figo e Cassis 250 ml', 'Chá Branco', 'Chá Branco'],
  ['Pijama de linho', 'P', 'P'],
  ['Óleo essencial de lavanda', '10 ml', '10 ml'],
])('a line called "%s" with the value "%s" names the value only if its name does not', (name, value, attribute) =>
  expect(toCartLine(aNamed(name, value), asTheyAre).attribute).toBe(attribute),
);
