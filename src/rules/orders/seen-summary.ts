// What the buyer saw before confirming, and whether the order may be placed as it is now (specification 10.2).

import type { PaymentKind } from './order-lines.ts';

export interface SeenLine {
  /** Identifies the unit, or the kit with its parts; each stands in one line. */
  key: string;
  quantity: number;
  /** Price of one piece before the discounts of the cart. */
  unitCents: number;
}

export interface SeenSummary {
  lines: readonly SeenLine[];
  combinationCents: number;
  /** Only a coupon that applies, also one that only makes the freight free. */
  couponCode: string | undefined;
  couponCents: number;
  cashCents: number;
  freightMethodId: number;
  freightCents: number;
  /** The last day of the delivery promise, `YYYY-MM-DD`; absent if there was none. */
  deliveryDay?: string | undefined;
  totalCents: number;
  payment: PaymentKind;
  /** 1 unless paid by card in installments. */
  installments: number;
  /** Hash of who buys, where to, and the note of a gift; absent in what was seen before it existed. */
  recipientHash?: string | undefined;
}

/** The same text for the same content, whatever the order of the lines: what is hashed to recognise a summary. */
export function toSummaryText(summary: SeenSummary): string {
  const lines = summary.lines.map(({ key, quantity, unitCents }) => [key, quantity, unitCents]);
  return JSON.stringify([
    lines.map((line) => JSON.stringify(line)).sort(),
    [summary.combinationCents, summary.couponCode ?? null, summary.couponCents, summary.cashCents],
    [summary.freightMethodId, summary.freightCents, summary.deliveryDay ?? null, summary.totalCents],
    [summary.payment, summary.installments, summary.recipientHash ?? null],
  ]);
}

/** A difference of a line; `seen` and `now` are centavos of one piece, or pieces. */
export interface LineDifference {
  kind: 'dearer' | 'cheaper' | 'gone' | 'fewer' | 'added';
  key: string;
  seen: number;
  now: number;
}

/** A difference of the whole order; `seen` and `now` are centavos, for a lost coupon those of its discount. */
export interface OrderDifference {
  kind:
    | 'freight-dearer'
    | 'freight-cheaper'
    | 'freight-method'
    | 'coupon-lost'
    | 'discount-smaller'
    | 'discount-greater'
    | 'payment';
  seen: number;
  now: number;
}

/** Days, `YYYY-MM-DD`. */
export interface DeliveryDifference {
  kind: 'delivery-later';
  seen: string;
  now: string;
}

/** Another buyer, address, place of a pickup, or note of a gift. */
export interface RecipientDifference {
  kind: 'recipient';
}

export type SummaryDifference = LineDifference | OrderDifference | DeliveryDifference | RecipientDifference;

export interface SummaryComparison {
  differences: readonly SummaryDifference[];
  /** `cheaper` goes through at the lower price; `ask` must be confirmed again. */
  verdict: 'same' | 'cheaper' | 'ask';
}

/** What the buyer need not be asked about, as long as the total does not rise. */
const harmless: ReadonlySet<SummaryDifference['kind']> = new Set<SummaryDifference['kind']>([
  'cheaper',
  'freight-cheaper',
  'discount-smaller',
  'discount-greater',
]);

/** Differences line by line, in the order of the lines seen, then those of the whole order. */
export function compareSummaries(seen: SeenSummary, now: SeenSummary): SummaryComparison {
  const differences = [
    ...compareLines(seen.lines, now.lines),
    ...compareOrders(seen, now),
    ...compareDays(seen.deliveryDay, now.deliveryDay),
    ...compareRecipients(seen.recipientHash, now.recipientHash),
  ];
  const mustAsk = now.totalCents > seen.totalCents || differences.some(({ kind }) => !harmless.has(kind));
  if (mustAsk) return { differences, verdict: 'ask' };
  return { differences, verdict: differences.length > 0 ? 'cheaper' : 'same' };
}

function compareLines(seen: readonly SeenLine[], now: readonly SeenLine[]): LineDifference[] {
  const current = new Map(now.map((line) => [line.key, line]));
  const known = new Set(seen.map(({ key }) => key));
  const added = now.filter(({ key, quantity }) => quantity > 0 && !known.has(key));
  return [
    ...seen.flatMap((line) => compareLine(line, current.get(line.key))),
    ...added.map(({ key, quantity }) => ({ kind: 'added' as const, key, seen: 0, now: quantity })),
  ];
}

/** A line may have both another price and another quantity. */
function compareLine({ key, quantity, unitCents }: SeenLine, now: SeenLine | undefined): LineDifference[] {
  if (!now || now.quantity === 0) return quantity > 0 ? [{ kind: 'gone', key, seen: quantity, now: 0 }] : [];
  const differences: LineDifference[] = [];
  if (now.unitCents !== unitCents) {
    const kind = now.unitCents > unitCents ? 'dearer' : 'cheaper';
    differences.push({ kind, key, seen: unitCents, now: now.unitCents });
  }
  if (now.quantity !== quantity) {
    const kind = now.quantity < quantity ? 'fewer' : 'added';
    differences.push({ kind, key, seen: quantity, now: now.quantity });
  }
  return differences;
}

function compareOrders(seen: SeenSummary, now: SeenSummary): OrderDifference[] {
  const differences: OrderDifference[] = [];
  const add = (kind: OrderDifference['kind'], before: number, after: number) =>
    differences.push({ kind, seen: before, now: after });
  const isOtherMethod = seen.freightMethodId !== now.freightMethodId;
  if (isOtherMethod) add('freight-method', seen.freightCents, now.freightCents);
  else if (now.freightCents > seen.freightCents) add('freight-dearer', seen.freightCents, now.freightCents);
  else if (now.freightCents < seen.freightCents) add('freight-cheaper', seen.freightCents, now.freightCents);

  const hasLostCoupon = seen.couponCode !== undefined && seen.couponCode !== now.couponCode;
  if (hasLostCoupon) add('coupon-lost', seen.couponCents, now.couponCents);

  const [before, after] = [toDiscountCents(seen), toDiscountCents(now)];
  if (after < before && !hasLostCoupon) add('discount-smaller', before, after);
  if (after > before) add('discount-greater', before, after);

  if (seen.payment !== now.payment || seen.installments !== now.installments) {
    add('payment', seen.totalCents, now.totalCents);
  }
  return differences;
}

function toDiscountCents({ combinationCents, couponCents, cashCents }: SeenSummary): number {
  return combinationCents + couponCents + cashCents;
}

function compareDays(seen: string | undefined, now: string | undefined): DeliveryDifference[] {
  const isLater = seen !== undefined && now !== undefined && now > seen;
  return isLater ? [{ kind: 'delivery-later', seen, now }] : [];
}

function compareRecipients(seen: string | undefined, now: string | undefined): RecipientDifference[] {
  return seen !== undefined && seen !== now ? [{ kind: 'recipient' }] : [];
}
