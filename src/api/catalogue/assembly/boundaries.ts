// Times at which pages change without a write: price schedules and banners start and end.

import { bannersKey, everythingKey } from '#contract/cache-keys.ts';
import { listProductKeys } from '../changes/page-keys.ts';
import type { ShopContent } from '../published/content-model.ts';
import type { CatalogueData, ReadModel } from '../published/model.ts';

export interface Boundary {
  /** Epoch milliseconds. */
  atMs: number;
  /** The product whose price changes; undefined for a banner. */
  productId: number | undefined;
}

/** Epoch milliseconds, including the first and excluding the last. */
export interface Period {
  fromMs: number;
  untilMs: number;
}

/** More products change everything, which costs less than finding the pages of each. */
const mostProducts = 100;

/** In the order of time. */
export function listBoundaries({ products }: Pick<CatalogueData, 'products'>, { banners }: ShopContent): Boundary[] {
  const scheduled = products.filter(({ schedules }) => schedules.length > 0);
  const ofPrices = scheduled.flatMap(({ id, schedules }) =>
    schedules.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).map((atMs) => ({ atMs, productId: id })),
  );
  const ofBanners = [...banners.values()]
    .flat()
    .flatMap(({ startsAt, endsAt }) => (endsAt === undefined ? [startsAt] : [startsAt, endsAt]))
    .map((atMs) => ({ atMs, productId: undefined }));
  return [...ofPrices, ...ofBanners].toSorted((first, second) => first.atMs - second.atMs);
}

/** The period around a time without boundaries. */
export function findPeriod(boundaries: readonly Boundary[], nowMs: number): Period {
  return {
    fromMs: boundaries.findLast(({ atMs }) => atMs <= nowMs)?.atMs ?? Number.NEGATIVE_INFINITY,
    untilMs: boundaries.find(({ atMs }) => atMs > nowMs)?.atMs ?? Number.POSITIVE_INFINITY,
  };
}

/** Keys of the pages that differ between two times, in either order: a clock may be set back. */
export function listKeysBetween(
  model: ReadModel,
  boundaries: readonly Boundary[],
  [oneMs, otherMs]: readonly [number, number],
): string[] {
  const [low, high] = oneMs < otherMs ? [oneMs, otherMs] : [otherMs, oneMs];
  const crossed = boundaries.filter(({ atMs }) => low < atMs && atMs <= high);
  const products = new Set(crossed.map(({ productId }) => productId));
  if (products.size > mostProducts) return [everythingKey];
  return [...products].flatMap((id) => (id === undefined ? [bannersKey] : listProductKeys(model, id)));
}
