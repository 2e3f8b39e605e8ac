// Requests of the bench to a shop with the demonstration catalogue.

import { cartSchema } from '#contract/cart.ts';
import { productDetailResponseSchema } from '#contract/product.ts';
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
export const apiPaths: Readonly<Record<string, readonly string[]>> = {
  listing: [
    `${listing}/oleos-essenciais&offset=0&limit=12`,
    `${listing}/perfumar-a-casa&offset=12&limit=12`,
    `${listing}/corpo-e-banho&offset=0&limit=24&order=Menor%20Pre%C3%A7o`,
    `${listing}/difusores&offset=0&limit=12&preco=50-150`,
  ],
  search: searches.map((text) => `/url/product/listing/search?busca=${encodeURIComponent(text)}&offset=0&limit=12`),
  product: ['/url/product/detail?url=/oleo-essencial-de-lavanda-francesa'],
};

export const apiPrefix = '/api/v2/front';
export const apiHeaders = { 'App-Token': 'wapstore', Accept: 'application/json' };

/** One request for each visitor that adds a product to the visitor's cart; the sessions exist already. */
export async function createCartAdditions(url: string, visitors: number): Promise<LoadRequest[]> {
  const detail = await fetch(`${url}${apiPrefix}${apiPaths['product']?.[0]}`, { headers: apiHeaders });
  const { conteudo } = productDetailResponseSchema.parse(await detail.json());
  const { tipo, itens } = conteudo.atributos.simples?.valores[0]?.carrinho ?? conteudo.carrinho;
  const path = `${apiPrefix}/checkout/cart`;
  const headers = { ...apiHeaders, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ tipo, itens });
  const addition = async (): Promise<LoadRequest> => {
    const response = await fetch(url + path, { method: 'POST', headers, body });
    cartSchema.parse(await response.json());
    const [, session = ''] = /PHPSESSID=([^;]+)/.exec(response.headers.getSetCookie().join('; ')) ?? [];
    return { method: 'POST', path, headers: { ...headers, Session: session }, body };
  };
  return Promise.all(Array.from({ length: visitors }, addition));
}
