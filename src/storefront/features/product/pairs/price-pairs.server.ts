import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { type PairView, toPairOffer, toPairRequest } from './pair-view.ts';

/** Prices each pair with a value of the product; a pair that the API refuses has no offer. */
export function pricePairs(
  api: ApiClient,
  productId: number,
  valueId: number,
  pairs: readonly PairView[],
): Promise<PairView[]> {
  return Promise.all(
    pairs.map(async (pair) => {
      try {
        const body = toPairRequest(productId, valueId, pair);
        const offer = toPairOffer(await api.call('productCombination', { body, skipsErrorPage: true }));
        return { ...pair, ...(offer && { offer }) };
      } catch (error) {
        if (error instanceof ApiCallError) return pair;
        throw error;
      }
    }),
  );
}
