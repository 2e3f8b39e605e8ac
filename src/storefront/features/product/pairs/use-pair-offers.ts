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
  /** The value that the loader priced the pairs for. */
  initialValueId: number;
  /** The selected value; undefined while it cannot be bought. */
  valueId: number | undefined;
}

/** The offers of the pairs with the selected value: from the loader at first, from the API for any other value. */
export function usePairOffers({ productId, pairs, initialValueId, valueId }: PairOffersInput) {
  const [priced, setPriced] = useState<Priced>({ valueId: initialValueId, offers: pairs.map(({ offer }) => offer) });
  const isStale = valueId !== undefined && priced.valueId !== valueId;
  useEffect(() => {
    if (!isStale) return undefined;
    const aborter = new AbortController();
    void Promise.all(pairs.map((pair) => fetchOffer(productId, valueId, pair, aborter.signal))).then((offers) => {
      if (!aborter.signal.aborted) setPriced({ valueId, offers });
    });
    return () => aborter.abort();
  }, [isStale, productId, valueId, pairs]);
  return { offers: priced.offers, isBusy: isStale };
}

/** Undefined if the pair cannot be bought or the request fails: the section is optional. */
async function fetchOffer(
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
