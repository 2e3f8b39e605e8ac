// Products and kits of known weights and prices, for tests of freight.

import type { Database } from '#database/client.ts';
import { insertKit, insertProduct } from '../../testing/insert-catalogue.ts';
import { insertFreight } from './insert-freight.ts';

export const soap = { id: 900_001, name: 'Sabonete de Teste', priceCents: 1490, stock: 999 };
export const soldOut = { id: 900_002, name: 'Vela Esgotada', priceCents: 4990, stock: 0 };
export const onRequest = { id: 900_003, name: 'Difusor Profissional', priceCents: 99_900, stock: 5, onRequest: true };
export const oil = {
  id: 900_004,
  name: 'Óleo de Teste',
  priceCents: 3290,
  stock: 10,
  values: [
    { id: 900_051, label: '10 ml', priceCents: 3290, stock: 10 },
    { id: 900_052, label: '30 ml', priceCents: 14_900, stock: 4 },
  ],
};
export const heavy = { id: 900_005, name: 'Difusor Pesado', priceCents: 5000, stock: 999 };
export const tooHeavy = { id: 900_006, name: 'Fonte de Pedra', priceCents: 5000, stock: 9 };
export const sheetMist = { id: 900_007, name: 'Água de Lençóis', priceCents: 2990, stock: 50, shops: ['caszulo'] };
const weights = new Map([
  [soap.id, 100],
  [heavy.id, 1250],
  [tooHeavy.id, 30_001],
]);
export const kit = {
  id: 900_101,
  name: 'Kit Banho',
  kind: 'fechada',
  parts: [
    { productId: soap.id, quantity: 10 },
    { productId: heavy.id, quantity: 1 },
  ],
} as const;
export const openKit = {
  ...kit,
  id: 900_102,
  name: 'Monte seu Kit',
  kind: 'aberta',
  parts: [...kit.parts, { productId: soldOut.id, quantity: 1 }],
} as const;
export const emptyKit = {
  ...openKit,
  id: 900_103,
  name: 'Kit Vazio',
  parts: [{ productId: soap.id, quantity: 0 }],
} as const;

/** Adds them to the seed, and replaces the demonstration's tables by those of `insertFreight`. */
export async function insertShipmentShop(database: Database): Promise<void> {
  for (const product of [soap, soldOut, onRequest, oil, heavy, tooHeavy, sheetMist]) {
    await insertProduct(database, product);
  }
  for (const [id, weight_grams] of weights) {
    await database.kysely.updateTable('products').set({ weight_grams }).where('id', '=', id).execute();
  }
  for (const list of [kit, openKit, emptyKit]) await insertKit(database, list);
  await insertFreight(database);
}
