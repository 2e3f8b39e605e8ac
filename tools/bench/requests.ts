// Requests of the bench to a shop with the demonstration catalogue.

import { type Agent, request, type RequestOptions } from 'node:http';
import { productIds } from '#server/testing/order-writers.ts';

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

export interface BenchRequest extends RequestOptions {
  path: string;
  body?: string;
}

/** One piece of a product without values. */
export const addition = { itens: [{ idProduto: productIds[0] }] };

/** What a visitor without a session sends. */
export const cartAddition = {
  method: 'POST',
  path: `${apiPrefix}/checkout/cart`,
  headers: { ...apiHeaders, 'Content-Type': 'application/json' },
  body: JSON.stringify(addition),
} as const satisfies BenchRequest;

/** The headers of a visitor with one piece in the cart. */
export async function openCart(url: string): Promise<{ Cookie: string }> {
  const response = await fetch(url + cartAddition.path, cartAddition);
  const [cookie = ''] = response.headers.getSetCookie();
  return { Cookie: cookie.split(';', 1)[0] ?? '' };
}

interface Received {
  ms: number;
  /** 0 for a connection that was closed or refused. */
  status: number;
}

/** Opens a connection of its own, as another visitor would, unless it gets an agent. */
export function receive(
  url: string,
  { body, path, headers, ...options }: BenchRequest,
  agent?: Agent,
): Promise<Received> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const end = (status: number): void => resolve({ ms: performance.now() - startedAt, status });
    const encoded = { 'Accept-Encoding': 'br, gzip', ...headers };
    const sent = request(url + path, { agent: agent ?? false, headers: encoded, ...options }, (response) => {
      response.on('end', () => end(response.statusCode ?? 0)).resume();
    });
    sent.on('error', () => undefined).on('close', () => end(0));
    sent.end(body);
  });
}

export const readText = async (url: string, path: string): Promise<string> => (await fetch(url + path)).text();

/** The paths of all pages in the sitemap. */
export async function listPagePaths(url: string): Promise<string[]> {
  return listMatches(await readText(url, '/sitemap/1.xml'), /<loc>https?:\/\/[^/]+([^<]*)/g);
}

/** The first group of each match; a sitemap's address of the home page has no path. */
export const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '/');
