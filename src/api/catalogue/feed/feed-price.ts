// The price of a unit as shopping services read it, who fetch a feed about once a day.

import type { FeedUnit } from '#contract/product-feed.ts';
import { listInstallments } from '#rules/installments.ts';
import { toReais } from '#rules/money.ts';
import { toScheduledCents } from '#rules/prices/schedule.ts';
import { toDateTime } from '../published/links.ts';
import type { CatalogueProduct, PriceInForce, PriceSchedule, ProductUnit, ReadModel } from '../published/model.ts';

type FeedPrice = Pick<FeedUnit, 'preco' | 'promocao'>;

/** A price with its "from" price, as it is on the page now. */
export function toSalePrice({ cents, listCents }: Pick<PriceInForce, 'cents' | 'listCents'>): FeedPrice {
  if (listCents === 0) return { preco: toReais(cents) };
  return { preco: toReais(listCents), promocao: { preco: toReais(cents) } };
}

/**
 * A schedule has its dates, also one that lies ahead, so that a price for a few hours is shown in them. A feed has one promotion
 * of a unit: while one is in force, the next one waits.
 */
export function toUnitPrice(
  { prices, now }: Pick<ReadModel, 'prices' | 'now'>,
  product: CatalogueProduct,
  unit: ProductUnit,
): FeedPrice {
  const price = prices.priceOf(product, unit);
  const { preco, promocao } = toSalePrice(price);
  if (promocao) return { preco, promocao: { ...promocao, ...(price.schedule && toPeriod(price.schedule, now)) } };
  const next = price.schedule ? undefined : findNext(product.schedules, now);
  const nextCents = next ? toScheduledCents(product, unit, next) : price.cents;
  if (!next || nextCents >= price.cents) return { preco };
  return { preco, promocao: { preco: toReais(nextCents), ...toPeriod(next, now) } };
}

/** The most installments that have no interest. */
export function toFreeInstallments(cents: number): Pick<FeedUnit, 'parcelamento'> {
  const most = listInstallments(cents).findLast(({ ratePercent }) => ratePercent === 0);
  return most && most.count > 1 ? { parcelamento: { parcelas: most.count, valor: toReais(most.amountCents) } } : {};
}

/** The one that begins first, of several at once the cheapest, which wins. */
function findNext(schedules: readonly PriceSchedule[], now: number): PriceSchedule | undefined {
  return schedules
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((first, second) => first.startsAt - second.startsAt || first.priceCents - second.priceCents)[0];
}

const minuteMs = 60_000;

/** In whole minutes, which is what feeds have: never begun before the price is, never over while it is in force. */
function toPeriod({ startsAt, endsAt }: PriceSchedule, now: number) {
  const start = startsAt <= now ? Math.floor(startsAt / minuteMs) : Math.ceil(startsAt / minuteMs);
  return {
    dataInicial: toDateTime(start * minuteMs),
    dataFinal: toDateTime(Math.ceil(endsAt / minuteMs) * minuteMs),
  };
}
