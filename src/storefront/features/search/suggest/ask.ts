// The two questions that the browser asks for suggestions.
import { callApi } from '#web/http/browser-api.ts';
import { type Shop, toShopHref } from '../../../shops/shop.ts';

/** Specification 9. */
const suggestionLimit = 5;

/** Specification 7: the search itself, cut short. */
export function askSuggestions(text: string, { loja }: Pick<Shop, 'loja'>, signal: AbortSignal) {
  const query = new URLSearchParams({
    busca: text,
    offset: '0',
    limit: String(suggestionLimit),
    order: 'Popularidade',
    ...(loja && { loja }),
  });
  return callApi<'search'>({ method: 'GET', path: `/url/product/listing/search?${query}`, signal });
}

/** What stands in while nothing is typed: no search, for an empty text is not searched for (specification 5). */
export function askBestSellers({ loja, hashes }: Pick<Shop, 'loja' | 'hashes'>, signal: AbortSignal) {
  const path = toShopHref({ loja }, `/showcase/products/${hashes.bestSellers}`);
  return callApi<'showcase'>({ method: 'GET', path, signal });
}
