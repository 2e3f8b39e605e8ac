// A day of an ordinary shop with 300 orders, and in its afternoon strangers who order what they can and never pay.

import { createShop, type Order, type ShopRules } from './shop-with-holds.ts';

export interface DayInput extends ShopRules {
  /** Ranges of addresses that the attack comes from. */
  networks: number;
}

export interface DayResult {
  /** The most products that had nothing left at one time of the attack, beyond those that are sold. */
  offSale: number;
  /** Parts of the orders during the attack that were not placed. */
  refusedNew: number;
  /** Refused orders of buyers who have paid before. */
  refusedReturning: number;
  /** The most unpaid orders at one time. */
  unpaidOrders: number;
}

const products = 230;
const orders = 300;
const [attackFrom, attackTo] = [14 * 60, 16 * 60];
/** Orders that each network of the attack tries in a minute. */
const triesPerMinute = 3;

/** The same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every sixth product is a single piece; the others have up to 120. */
const createStock = () =>
  Array.from({ length: products }, (_, product) => (product % 6 === 0 ? 1 : 2 + ((product * 37) % 119)));

/**
 * An order of one to four products that are not sold out; three of four buyers are new, a third of all are behind one of five mobile
 * networks.
 */
function createHonestOrder(random: () => number, id: number, unsold: readonly number[]): Order {
  const wanted = new Map<number, number>();
  const available = unsold.flatMap((quantity, product) => (quantity > 0 ? [product] : []));
  const count = 1 + Math.floor(random() * 4);
  for (let line = 0; line < count; line += 1) {
    const product = available[Math.floor(random() * available.length)] ?? 0;
    wanted.set(product, Math.min(unsold[product] ?? 0, random() < 0.8 ? 1 : 2));
  }
  const network = random() < 0.33 ? `mobile-${Math.floor(random() * 5)}` : `home-${id}`;
  return { isNewBuyer: random() < 0.75, buyer: `honest-${id}`, network, wanted };
}

export function simulateDay(input: DayInput): DayResult {
  const random = createRandom(7);
  const shop = createShop(createStock(), input);
  const refused = { new: 0, returning: 0 };
  const asked = { new: 0, returning: 0 };
  let [offSale, unpaidOrders, id] = [0, 0, 0];
  for (let minute = 8 * 60; minute < 22 * 60; minute += 1) {
    shop.endOrders(minute);
    const isAttacked = minute >= attackFrom && minute < attackTo;
    if (isAttacked) attack(shop, input.networks, minute);
    // 300 orders in the fourteen hours of the day.
    if (random() < orders / (14 * 60)) {
      const order = createHonestOrder(random, (id += 1), shop.unsold);
      const paysAfter = random() < 0.7 ? 1 + Math.floor(random() * 9) : undefined;
      const isPlaced = shop.place(order, minute, paysAfter);
      const group = order.isNewBuyer ? 'new' : 'returning';
      if (isAttacked) asked[group] += 1;
      if (isAttacked && !isPlaced) refused[group] += 1;
    }
    if (!isAttacked) continue;
    offSale = Math.max(offSale, shop.countOffSale());
    unpaidOrders = Math.max(unpaidOrders, shop.countOpen());
  }
  const refusedNew = refused.new / asked.new;
  return { offSale, refusedNew, refusedReturning: refused.returning / asked.returning, unpaidOrders };
}

/** The product with the fewest pieces that are left. */
function findScarcest(left: readonly number[]): { product: number; quantity: number } | undefined {
  let scarcest: { product: number; quantity: number } | undefined;
  for (const [product, quantity] of left.entries())
    if (quantity > 0 && quantity < (scarcest?.quantity ?? Infinity)) scarcest = { product, quantity };
  return scarcest;
}

/** Each order is of a new person and takes all that is left of the product with the fewest pieces, or as much as the shop allows. */
function attack(shop: ReturnType<typeof createShop>, networks: number, minute: number): void {
  for (let network = 0; network < networks; network += 1)
    for (let attempt = 0; attempt < triesPerMinute; attempt += 1) {
      const scarce = findScarcest(shop.left);
      if (!scarce) return;
      const buyer = `attacker-${minute}-${network}-${attempt}`;
      const parts = [1, 0.5, 0.1].map((part) => Math.max(1, Math.floor(scarce.quantity * part)));
      const isPlaced = parts.some((quantity) =>
        shop.place(
          { isNewBuyer: true, buyer, network: `attack-${network}`, wanted: new Map([[scarce.product, quantity]]) },
          minute,
        ),
      );
      if (!isPlaced) break;
    }
}
