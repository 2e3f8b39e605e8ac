import { useEffect, useState } from 'react';
import { BrowserApiError, callApi } from '#web/http/browser-api.ts';
import { type PairOffer, type PairView, toPairOffer, toPairRequest } from './pair-view.ts';

interface Priced {
  valueId: number;
  offers: readonly (PairOffer | undefined)[];
}

interface PairOffersInput {
  productId: number;
  pairs: readonly PairView[];
  /** The value that the pairs came priced for. */
  firstValueId: number;
  /** The chosen one; undefined while it cannot be bought. */
  valueId: number | undefined;
}

/** What the pairs cost beside the chosen value: as loaded, and from the API for every other value. */
export function usePairOffers({ productId, pairs, firstValueId, valueId }: PairOffersInput) {
  const [priced, setPriced] = useState<Priced>({ valueId: firstValueId, offers: pairs.map(({ offer }) => offer) });
  const isStale = valueId !== undefined && priced.valueId !== valueId;
  useEffect(() => {
    if (!isStale) return undefined;
    const aborter = new AbortController();
    void Promise.all(pairs.map((pair) => ask(productId, valueId, pair, aborter.signal))).then((offers) => {
      if (!aborter.signal.aborted) setPriced({ valueId, offers });
    });
    return () => aborter.abort();
  }, [isStale, productId, valueId, pairs]);
  return { offers: priced.offers, isBusy: isStale };
}

/** Undefined where the two cannot be bought, or nobody answers: the block can do without. */
async function ask(
  productId: number,
  valueId: number,
  pair: PairView,
  signal: AbortSignal,
): Promise<PairOffer | undefined> {
  try {
    const body = toPairRequest(productId, valueId, pair);
    return toPairOffer(
      await callApi<'productCombination'>({ method: 'POST', path: '/product/combination', body, signal }),
    );
  } catch (error) {
    if (error instanceof BrowserApiError || signal.aborted) return undefined;
    throw error;
  }
}
