// What a cart costs by the specification (sections 9 and 10.1), written without the shop's own rules. All amounts are centavos.

import { testNow } from '#database/testing/test-now.ts';
import { combinations, coupons, kits, oil, products, schedules, type WantedCart } from './arbitrary-carts.ts';

interface Piece {
  /** A kit has its own id. */
  productId: number;
  grams: number;
  cents: number;
}

export interface ExpectedAmounts {
  subtotal: number;
  combinations: number;
  coupon: number;
  /** By Pix. */
  payment: number;
  freight: number;
  total: number;
  /** Empty if none applies. */
  couponCode: string;
  /** The freight of each delivery. */
  freights: Record<string, number>;
}

/** To an address in the South; `chosen` is the label of the delivery. */
export function expectAmounts(cart: WantedCart, chosen: string): ExpectedAmounts {
  const pieces = [...cart.lines.flatMap(toPieces), ...cart.kits.flatMap(toKitPieces)];
  const paired = pair(pieces);
  const [subtotal, afterPairs] = [sum(pieces), sum(paired)];
  const { code, cents: couponCents } = takeCoupon(cart.coupon, afterPairs);
  const goods = afterPairs - couponCents;
  const payment = cart.payment === 'pix' ? goods - toCash(paired, couponCents, goods) : 0;
  const grams = pieces.reduce((total, piece) => total + piece.grams, 0);
  const freights = listFreights({ grams, subtotal, isFree: cart.coupon === 'FRETE' });
  const freight = freights[chosen] ?? Number.NaN;
  return {
    subtotal,
    combinations: subtotal - afterPairs,
    coupon: couponCents,
    payment,
    freight,
    total: goods - payment + freight,
    couponCode: code,
    freights,
  };
}

/** A whole number, halves up. */
const divide = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));
const lessPercent = (cents: number, percent: number) => divide(cents * (100 - percent), 100);
const sum = (pieces: readonly Piece[]) => pieces.reduce((total, { cents }) => total + cents, 0);
const repeat = <Item>(item: Item, count: number): Item[] => Array.from({ length: count }, () => item);

/** The cheapest schedule in force sets the price of the first unit, others follow in proportion. */
function toUnitCents(id: number, valueId: number): number {
  const product = [...products, oil].find((each) => each.id === id);
  if (!product) throw new Error(`${id} is no product`);
  const usual = oil.values.find((value) => value.id === valueId)?.priceCents ?? product.priceCents;
  const now = testNow.getTime();
  const inForce = schedules.filter(
    ({ productId, startsAt, endsAt }) => productId === id && startsAt <= now && now < endsAt,
  );
  if (inForce.length === 0) return usual;
  return divide(Math.min(...inForce.map(({ priceCents }) => priceCents)) * usual, product.priceCents);
}

function toPieces({ id, valueId, quantity }: WantedCart['lines'][number]): Piece[] {
  return repeat({ productId: id, grams: 100, cents: toUnitCents(id, valueId) }, quantity);
}

/** A kit costs its parts less its percentage, rounded once. */
function toKitPieces({ id, quantity }: WantedCart['kits'][number]): Piece[] {
  const kit = kits.find((each) => each.id === id);
  if (!kit) throw new Error(`${id} is no kit`);
  const parts = kit.parts.flatMap((part) => toPieces({ id: part.productId, valueId: 0, quantity: part.quantity }));
  return repeat(
    { productId: id, grams: parts.length * 100, cents: lessPercent(sum(parts), kit.discountPercent) },
    quantity,
  );
}

/** As many pieces of the other product cost less as there are of the main one, each in one pair, the greatest saving first. */
function pair(pieces: readonly Piece[]): Piece[] {
  const offers = combinations.map((offer) => {
    const usual = toUnitCents(offer.other, 0);
    const cents =
      offer.kind === 'porcentagem' ? lessPercent(usual, offer.discount) : Math.max(0, usual - offer.discount);
    return { ...offer, cents, saving: usual - cents };
  });
  const rest = [...pieces];
  const paired: Piece[] = [];
  for (const { main, other, cents } of offers.toSorted((one, next) => next.saving - one.saving))
    for (let open = pieces.filter(({ productId }) => productId === main).length; open > 0; open -= 1) {
      const at = rest.findIndex(({ productId }) => productId === other);
      if (at === -1) break;
      paired.push(...rest.splice(at, 1).map((piece) => ({ ...piece, cents })));
    }
  return [...paired, ...rest];
}

/** A coupon applies to what is left after the pairs, from its minimum on. */
function takeCoupon(code: WantedCart['coupon'], cents: number): { code: string; cents: number } {
  if (code === '' || cents < coupons[code].minimum_cents) return { code: '', cents: 0 };
  const { kind, value } = coupons[code];
  if (kind === 'percent') return { code, cents: cents - lessPercent(cents, value) };
  return { code, cents: kind === 'fixed' ? Math.min(value, cents) : 0 };
}

/** By Pix each piece costs 5 % less (reading A29), and so much less is the coupon worth; never below zero, never above the other total. */
function toCash(paired: readonly Piece[], couponCents: number, goods: number): number {
  const cash = paired.reduce((total, { cents }) => total + lessPercent(cents, 5), 0) - lessPercent(couponCents, 5);
  return Math.min(goods, Math.max(0, cash));
}

interface FreightFacts {
  grams: number;
  subtotal: number;
  /** By a coupon. */
  isFree: boolean;
}

/** By the tables of `insertFreight`. A coupon pays for the cheapest delivery; from R$ 149.00 on the slow one is free. */
function listFreights({ grams, subtotal, isFree }: FreightFacts): Record<string, number> {
  const slow = grams <= 2000 ? 1390 : 3890;
  const fast = 2390;
  if (subtotal >= 14_900) return { Econômico: 0, Expresso: fast, 'Retirar em Curitiba': 0 };
  return {
    Econômico: isFree && slow < fast ? 0 : slow,
    Expresso: isFree && fast < slow ? 0 : fast,
    'Retirar em Curitiba': 0,
  };
}
