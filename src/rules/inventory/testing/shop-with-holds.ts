// A shop in which orders take stock and wait for their payment, within the limits of unpaid orders or without.

import {
  findOrderLimit,
  findStockLimit,
  type Held,
  type OpenHolds,
  shortenHold,
  type TakenUnit,
  toHeldShare,
} from '../unpaid-holds.ts';

export interface ShopRules {
  /** False for a shop in which an unpaid order holds whatever it wants. */
  hasLimits: boolean;
  minutesToPay: number;
}

export interface Order {
  isNewBuyer: boolean;
  buyer: string;
  network: string;
  /** Quantities by product. */
  wanted: ReadonlyMap<number, number>;
}

interface OpenOrder extends Order {
  endsAt: number;
  isPaid: boolean;
  share: number;
}

/** The stock and the unpaid orders of a shop. `stock` has the pieces of each product. */
export function createShop(stock: readonly number[], { hasLimits, minutesToPay }: ShopRules) {
  const products = stock.length;
  const left = [...stock];
  /** What is left and what unpaid orders hold. */
  const unsold = [...stock];
  let open: OpenOrder[] = [];

  function sum(isCounted: (order: OpenOrder) => boolean): Held {
    const counted = open.filter(isCounted);
    return { orders: counted.length, share: counted.reduce((total, { share }) => total + share, 0) };
  }

  function countHolds({ isNewBuyer, buyer, network }: Order): OpenHolds {
    return {
      isNewBuyer,
      ofBuyer: sum((order) => order.buyer === buyer),
      ofNetwork: sum((order) => order.isNewBuyer && order.network === network),
      ofNewBuyers: sum((order) => order.isNewBuyer),
      ofMailbox: { lastHour: 0, lastDay: 0 },
    };
  }

  /** Whether the order was placed; it is paid after `paysAfter` minutes, or never. */
  function place(order: Order, minute: number, paysAfter?: number): boolean {
    const units: TakenUnit[] = [];
    for (const [product, quantity] of order.wanted) units.push({ quantity, left: (left[product] ?? 0) - quantity });
    if (units.some((unit) => unit.left < 0)) return false;
    const holds = countHolds(order);
    if (hasLimits && (findOrderLimit(holds) ?? findStockLimit(holds, units, products))) return false;
    for (const [product, quantity] of order.wanted) left[product] = (left[product] ?? 0) - quantity;
    const minutes = hasLimits ? shortenHold(minutesToPay, holds, products) : minutesToPay;
    const isPaid = paysAfter !== undefined && paysAfter < minutes;
    open.push({ ...order, isPaid, endsAt: minute + (isPaid ? paysAfter : minutes), share: toHeldShare(units) });
    return true;
  }

  function endOrders(minute: number): void {
    for (const { isPaid, wanted } of open.filter(({ endsAt }) => endsAt <= minute))
      for (const [product, quantity] of wanted) {
        const quantities = isPaid ? unsold : left;
        quantities[product] = (quantities[product] ?? 0) + (isPaid ? -quantity : quantity);
      }
    open = open.filter(({ endsAt }) => endsAt > minute);
  }

  const countOffSale = () => left.filter((quantity, product) => quantity === 0 && unsold[product] !== 0).length;
  return { left, unsold, countHolds, place, endOrders, countOffSale, countOpen: () => open.length };
}
