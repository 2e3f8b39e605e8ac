// Concurrent orders never sell more than the stock, and are not refused while stock is left.

import { expect, it } from 'vitest';
import { errorSchema } from '#contract/shared.ts';
import { countStock, listUnexplainedStock } from '../../inventory/testing/stock-queries.ts';
import { line } from '../../testing/cart-client.ts';
import { setStock } from '../../testing/set-stock.ts';
import type { Buyer } from '../testing/buyers.ts';
import { createOrderShop } from '../testing/order-shop.ts';

/** In each, every product is restocked and sold once more. */
const rounds = Number(process.env['ORDER_ROUNDS'] ?? 1);
/** On a busy machine. */
const usualMsEach = 180_000;
const buyersAtOnce = 100;

const plenty = { id: 910_001, name: 'Bruma de Teste', priceCents: 2990, stock: 0 };
const left = { id: 910_005, name: 'Peça Esquerda', priceCents: 1000, stock: 0 };
const right = { id: 910_006, name: 'Peça Direita', priceCents: 1000, stock: 0 };
const kits = [
  { id: 910_101, name: 'Kit Canhoto', pieces: [2, 1] },
  { id: 910_102, name: 'Kit Destro', pieces: [1, 2] },
];

const { shop, buyers } = await createOrderShop({
  products: [plenty, left, right],
  kits: kits.map(({ pieces, ...kit }) => {
    const parts = [left, right].map(({ id }, index) => ({ productId: id, quantity: pieces[index] ?? 0 }));
    return { ...kit, kind: 'fechada', parts };
  }),
});

interface Cart {
  kind: 'produto' | 'lista';
  lines: unknown[];
}
const ofProducts = (...lines: unknown[]): Cart => ({ kind: 'produto', lines });
const ofKits: Cart = { kind: 'lista', lines: kits.map(({ id }) => line(id)) };

/** All carts of a sale take equally much, in another order or as kits. */
const sales: { what: string; pieces: number; carts: Cart[]; orders: number }[] = [
  {
    what: 'the last piece',
    pieces: 1,
    carts: [ofProducts(line(left.id), line(plenty.id)), ofProducts(line(plenty.id), line(left.id))],
    orders: 1,
  },
  {
    what: '37 pieces each of two products',
    pieces: 37,
    carts: [ofProducts(line(left.id), line(right.id)), ofProducts(line(right.id), line(left.id))],
    orders: 37,
  },
  {
    what: 'pieces for 37 carts of kits that share them, or of as many single pieces',
    pieces: 3 * 37,
    carts: [ofKits, ofProducts(line(right.id, 3), line(left.id, 3))],
    orders: 37,
  },
  {
    what: 'a piece of each for everybody',
    pieces: buyersAtOnce,
    carts: [ofProducts(line(left.id), line(right.id)), ofProducts(line(right.id), line(left.id))],
    orders: buyersAtOnce,
  },
];

it.each(sales)(
  `${buyersAtOnce} buyers at the same time place exactly as many orders as there is stock: $what`,
  async ({ pieces, carts, orders }) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const { id } of [left, right]) await setStock(shop.database, id, pieces);
      await setStock(shop.database, plenty.id, 500);
      await shop.restart();
      const ready: Buyer[] = [];
      for (let count = 0; count < buyersAtOnce; count += 1) {
        const cart = carts[count % carts.length];
        if (cart) ready.push(await buyers.create(cart.lines, cart.kind));
      }
      const answers = await Promise.all(ready.map((buyer) => buyers.order(buyer)));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(answers.length - refused.length).toBe(orders);
      for (const { status, body } of refused) {
        expect(status).toBe(409);
        const differences = errorSchema.parse(body).diferencas ?? [];
        expect(differences.join(' ')).toMatch(/Peça (?:Esquerda|Direita)|Kit (?:Canhoto|Destro)/);
        expect(
          differences.filter((sentence, index) => /Um produto/.test(sentence) || differences.indexOf(sentence) < index),
        ).toEqual([]);
      }
      expect(await countStock(shop.database, left.id)).toBe(0);
    }
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
    expect(shop.failures).toEqual([]);
  },
  rounds * usualMsEach,
);
