// The season of Christmas: when its strip begins and ends, and until which day an order arrives in time.

import { formatDay, toSaoPauloTime, addDays } from '#rules/calendar-day.ts';
import { findDeliveryPromise } from '#rules/orders/delivery-date.ts';
import { findPostalArea, states } from '#rules/postal-areas.ts';
import { freightMethods } from '../data/selling.ts';
import { settings } from '../data/settings.ts';
import type { SeedSeason } from './content-types.ts';

const startOf = (day: string) => Date.parse(`${day}T00:00:00-03:00`);

/** The coming Christmas; the strip ends with the last day on which an order still arrives. */
export function findChristmas(now: Date): SeedSeason {
  const today = toSaoPauloTime(now.getTime()).day;
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-24' ? 1 : 0);
  const eve = `${year}-12-24`;
  const isNear = (region: string) => region === 'Sul' || region === 'Sudeste';
  const near = findLastOrderDay(eve, isNear);
  const far = findLastOrderDay(eve, (region) => !isNear(region));
  const format = (day: string) => formatDay(day).slice(0, 5);
  return {
    startsAt: startOf(`${year}-11-16`),
    endsAt: startOf(addDays(near, 1)),
    text: `Para chegar até 24/12 na entrega econômica, peça até ${format(near)} no Sul e no Sudeste, e até ${format(far)} nas outras regiões.`,
  };
}

/** The last day on which an order, even just before midnight, arrives by `deliveryDay` in every state of the regions. */
function findLastOrderDay(deliveryDay: string, isIncluded: (region: string) => boolean): string {
  const included = states.filter(({ region }) => isIncluded(region));
  let day = deliveryDay;
  while (!included.every((state) => arrives(day, deliveryDay, state))) day = addDays(day, -1);
  return day;
}

function arrives(orderDay: string, deliveryDay: string, { uf, region }: (typeof states)[number]): boolean {
  const promise = findDeliveryPromise({
    paidAt: startOf(addDays(orderDay, 1)) - 1000,
    cutOffHour: 12,
    handlingDays: 0,
    originState: findPostalArea(String(settings['site.cep']))?.uf ?? '',
    carrierDays: findCarrierDays(region),
    destinationState: uf,
  });
  return promise !== undefined && promise.deliveryDay <= deliveryDay;
}

/** The days of the cheapest delivery. */
function findCarrierDays(region: string): number {
  const rates = freightMethods.find(({ kind }) => kind === 'transportadora')?.rates ?? [];
  return Math.max(...rates.filter((rate) => rate.region === region).map(({ businessDays }) => businessDays));
}
