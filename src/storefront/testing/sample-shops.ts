// Shops as the API answers them, for tests of components.

import { createNeutralShop } from '#contract/neutral-shop.ts';
import type { Shop } from '#contract/shops.ts';

export const mainShop: Shop = {
  ...createNeutralShop({ id: 'main', nome: 'Manacá Aromas', loja: '' }),
  noTexto: 'na Manacá',
  logo: { desenho: 'flor', texto: 'MANACÁ' },
};

export const caszuloShop: Shop = {
  ...createNeutralShop({ id: 'caszulo', nome: 'Caszulo', loja: 'caszulo' }),
  noTexto: 'na Caszulo',
  tema: 'editorial',
  paleta: 'noite',
  logo: { desenho: 'manuscrito', texto: '' },
};

/** A shop that promises more than the law. */
export const promisingShop: Shop = {
  ...mainShop,
  promessas: {
    troca: { titulo: '30 dias para trocar', texto: 'a primeira é grátis', resumo: 'Troca em 30 dias' },
    produtos: { titulo: 'Feito à mão', texto: 'em Curitiba' },
  },
};

export const sampleShops: readonly [Shop, ...Shop[]] = [mainShop, caszuloShop];
