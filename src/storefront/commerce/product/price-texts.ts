import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { Prices } from '#contract/shared.ts';
import { findInterestFreeOption } from '#rules/installments.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import type { PriceTexts } from '#ui/price-block.tsx';

/** The values of a price block, in reais; few, since every card has them in the loader data. */
export interface PriceView {
  price: number;
  /** The struck-through price, if any. */
  list?: number;
  /** The Pix price, if it is lower. */
  cash?: number;
  installments?: { count: number; amount: number };
}

/** What the products of a curated list cost, in reais. */
export interface PriceRange {
  count: number;
  cheapest: number;
  dearest: number;
}

/** The price of what is sold on request: no page shows it, and none contains it. */
export const noPrice: PriceView = { price: 0 };

export function toPriceView(prices: Prices): PriceView {
  const option = findInterestFreeOption(prices.parcelamento);
  return {
    price: prices.por,
    ...(prices.de > prices.por && { list: prices.de }),
    ...(prices.vista < prices.por && { cash: prices.vista }),
    ...(option && { installments: { count: option.parcelas, amount: option.valorParcela } }),
  };
}

/**
 * The properties of `PriceBlock` (specification 9: the label of the last interest-free option), as far as the shop takes these payment
 * methods.
 */
export function toPriceTexts(
  { price, list, cash, installments }: PriceView,
  methods: readonly PaymentKind[],
): PriceTexts {
  const pixPrice = methods.includes('pix') ? cash : undefined;
  const cardText = installments
    ? `ou ${installments.count}x de ${formatReais(installments.amount)} sem juros`
    : toCardText(price, pixPrice);
  return {
    price: formatReais(price),
    ...(list !== undefined && { listPrice: formatReais(list) }),
    ...(pixPrice !== undefined && { cashPrice: `${formatReais(pixPrice)} no Pix` }),
    ...(methods.includes('cartao') && { installments: cardText }),
  };
}

/** Below the Pix price, "à vista no cartão" alone would seem to be about that price. */
function toCardText(price: number, pixPrice: number | undefined): string {
  return pixPrice === undefined ? 'à vista no cartão' : `ou ${formatReais(price)} no cartão`;
}

export function toCountText(count: number): string {
  return `${count} ${count === 1 ? 'produto' : 'produtos'}`;
}

/** "10 produtos, de R$ 19,90 a R$ 89,90"; one price may be that of some of them, if the others are sold out. */
export function toRangeText({ count, cheapest, dearest }: PriceRange): string {
  const prices =
    cheapest < dearest
      ? `de ${formatReais(cheapest)} a ${formatReais(dearest)}`
      : `a partir de ${formatReais(cheapest)}`;
  return `${toCountText(count)}, ${prices}`;
}

/** "Você economiza R$ x"; empty if nothing is saved. Prices in reais. */
export function toSavingText(listPrice: number, price: number): string {
  return listPrice > price ? `Você economiza ${formatReais(toReais(toCents(listPrice) - toCents(price)))}` : '';
}
