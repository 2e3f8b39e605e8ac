// Requests of the bench to a shop with the demonstration catalogue.

import { productIds, send } from '#server/testing/order-writers.ts';
import type { LoadRequest } from './load.ts';

export const pages = {
  home: '/',
  listing: '/oleos-essenciais?ipp=24',
  product: '/oleo-essencial-de-lavanda-francesa',
  kit: '/lista/kit-sono',
} as const;

const listing = '/url/product/listing/category?url=';
const searches = ['lavanda', 'oleo essencial', 'difusor', 'lavnda', 'sabonete alecrim', 'tea tree', 'zzzz'];

/** Paths below `/api/v2/front`. */
export const apiPaths = {
  listing: [
    `${listing}/oleos-essenciais&offset=0&limit=12`,
    `${listing}/perfumar-a-casa&offset=12&limit=12`,
    `${listing}/corpo-e-banho&offset=0&limit=24&order=Menor%20Pre%C3%A7o`,
    `${listing}/difusores&offset=0&limit=12&preco=50-150`,
  ],
  search: searches.map((text) => `/url/product/listing/search?busca=${encodeURIComponent(text)}&offset=0&limit=12`),
  product: ['/url/product/detail?url=/oleo-essencial-de-lavanda-francesa'],
} as const satisfies Record<string, readonly string[]>;

export const apiPrefix = '/api/v2/front';
export const apiHeaders = { 'App-Token': 'wapstore', Accept: 'application/json' };

/** One piece of a product without values. */
export const addition = { itens: [{ idProduto: productIds[0] }] };

/** The sessions of visitors with the product in their carts. */
export async function createCarts(url: string, visitors: number): Promise<string[]> {
  const carts = Array.from({ length: visitors }, () => send(url + apiPrefix, '/checkout/cart', { json: addition }));
  return (await Promise.all(carts)).map(({ session }) => session);
}

export function toCartAddition(session: string): LoadRequest {
  const headers = { ...apiHeaders, 'Content-Type': 'application/json', Session: session };
  return { method: 'POST', path: `${apiPrefix}/checkout/cart`, headers, body: JSON.stringify(addition) };
}
