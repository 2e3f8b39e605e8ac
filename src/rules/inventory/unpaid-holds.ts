// How much unpaid orders may hold. An order costs nothing until it is paid, so a stranger could take every product off sale.

/** Unpaid orders and what they hold. */
export interface Held {
  orders: number;
  /** In thousandths of the stock that was left of a unit, summed over units: 1000 is all pieces of one unit. */
  share: number;
}

/** What is held before a new order. */
export interface OpenHolds {
  /** An account costs nothing. Until an order of it was paid, its buyer is as new as a guest, and new buyers share their limits. */
  isNewBuyer: boolean;
  /** Orders of the same account or session; within a range of addresses also those with the same document or mailbox. */
  ofBuyer: Held;
  /** Orders of new buyers from the same range of addresses, with those placed within the last hour that ended unpaid. */
  ofNetwork: Held;
  ofNewBuyers: Held;
  /** Orders of guests with the same mailbox that were never paid, also those that are closed by now. */
  ofMailbox: { lastHour: number; lastDay: number };
}

/** A unit that an order took, and what is left of it after that. */
export interface TakenUnit {
  quantity: number;
  left: number;
}

/** Which limit an order exceeds. */
export type HoldLimit =
  | 'buyer-orders'
  | 'mailbox'
  | 'network-orders'
  | 'buyer-stock'
  | 'network-stock'
  | 'new-buyer-stock';

const wholeUnit = 1000;

export const holdLimits = {
  buyerOrders: 3,
  mailboxPerHour: 3,
  mailboxPerDay: 6,
  /** A range of addresses can be a school or the customers of a mobile carrier. */
  networkOrders: 20,
  /** So many open orders are more news than a merchant reads; those that are paid are still mailed. */
  mailedOrders: 60,
} as const;

/** Whole units, or a part of the shop's products if that is more. One buyer does not use up the limit of the network. */
const shareLimits = {
  buyer: { units: 6, part: 0.02 },
  network: { units: 12, part: 0.04 },
  newBuyers: { units: 24, part: 0.25 },
} as const;

/** The limit of a share for a shop with so many products: in a small one half of them. */
export function toShareLimit(products: number, scope: keyof typeof shareLimits): number {
  const { units: least, part } = shareLimits[scope];
  const units = Math.max(least, products * part);
  return Math.floor(wholeUnit * Math.max(1, Math.min(units, products / 2)));
}

/** The last piece weighs as much as a whole unit, one of forty pieces a fortieth. */
export function toHeldShare(units: readonly TakenUnit[]): number {
  return units.reduce((sum, { quantity, left }) => sum + Math.ceil((wholeUnit * quantity) / (quantity + left)), 0);
}

/** Whether a new order is one too many, whatever it holds. */
export function findOrderLimit({ isNewBuyer, ofBuyer, ofMailbox, ofNetwork }: OpenHolds): HoldLimit | undefined {
  if (ofBuyer.orders >= holdLimits.buyerOrders) return 'buyer-orders';
  if (!isNewBuyer) return undefined;
  if (ofMailbox.lastHour >= holdLimits.mailboxPerHour || ofMailbox.lastDay >= holdLimits.mailboxPerDay)
    return 'mailbox';
  return ofNetwork.orders >= holdLimits.networkOrders ? 'network-orders' : undefined;
}

/** Whether a new order holds too much. `products` is how many the shop sells. */
export function findStockLimit(
  { isNewBuyer, ofBuyer, ofNetwork, ofNewBuyers }: OpenHolds,
  units: readonly TakenUnit[],
  products: number,
): HoldLimit | undefined {
  const share = toHeldShare(units);
  if (ofBuyer.share + share > toShareLimit(products, 'buyer')) return 'buyer-stock';
  if (!isNewBuyer) return undefined;
  if (ofNetwork.share + share > toShareLimit(products, 'network')) return 'network-stock';
  if (ofNewBuyers.share + share <= toShareLimit(products, 'newBuyers')) return undefined;
  return units.every(isSmallPart) ? undefined : 'new-buyer-stock';
}

/** At most a tenth of what was left: new buyers still buy from plenty while others hold much, and never the last pieces. */
function isSmallPart({ quantity, left }: TakenUnit): boolean {
  return quantity * 10 <= quantity + left;
}

const leastMinutes = 10;

/** How long a new order waits for its payment: the fuller a limit is, the shorter. */
export function shortenHold(
  minutes: number,
  { isNewBuyer, ofBuyer, ofNetwork, ofNewBuyers }: OpenHolds,
  products: number,
): number {
  const own = [ofBuyer.orders / holdLimits.buyerOrders, ofBuyer.share / toShareLimit(products, 'buyer')];
  const shared = [
    ofNetwork.orders / holdLimits.networkOrders,
    ofNetwork.share / toShareLimit(products, 'network'),
    ofNewBuyers.share / toShareLimit(products, 'newBuyers'),
  ];
  const fullness = Math.max(...own, ...(isNewBuyer ? shared : []));
  return Math.max(Math.min(minutes, leastMinutes), Math.ceil(minutes * toPart(fullness)));
}

function toPart(fullness: number): number {
  if (fullness < 0.5) return 1;
  return fullness < 0.75 ? 0.5 : 0.25;
}
