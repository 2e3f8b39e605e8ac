// A shop whose products visitors put into carts, for tests.

import { createCartClient } from '../../testing/cart-client.ts';
import type { TestProduct } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

export const candle = { id: 900_001, name: 'Vela de Teste', priceCents: 4990, listPriceCents: 5990, stock: 500 };
export const scarce = { id: 900_002, name: 'Difusor Raro', priceCents: 3330, stock: 3 };
export const oil = {
  id: 900_005,
  name: 'Óleo de Teste',
  priceCents: 3290,
  stock: 10,
  values: [
    { id: 900_051, label: '10 ml', priceCents: 3290, stock: 10 },
    { id: 900_052, label: '30 ml', priceCents: 7990, stock: 0 },
  ],
};
export const sheetMist = {
  id: 900_006,
  name: 'Água de Lençóis de Teste',
  priceCents: 2990,
  stock: 50,
  shops: ['caszulo'],
};

/** Sells these products besides. */
export async function createCartShop(products: readonly TestProduct[]) {
  const shop = await createTestApi({ products: [candle, scarce, oil, sheetMist, ...products] });
  return { shop, carts: createCartClient(shop) };
}
