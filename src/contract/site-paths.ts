// Paths that both sides use. This file reaches the browser, so it imports no schema.

/** Paths of the shop's pages that the API's responses and mails link to. The storefront serves them (contract 2.1). */
export const sitePaths = {
  home: '/',
  search: '/busca',
  brands: '/marcas',
  lists: '/lista',
  pages: '/pagina',
  storeReview: '/pagina/avaliacao-da-loja',
  landingPages: '/c',
  cart: '/checkout/carrinho',
  signIn: '/checkout/acesso/',
  /** The link in a password recovery mail opens it with its `token`. */
  newPassword: '/checkout/nova-senha',
} as const;

/** True for `/sacola`, `/sacola/x` and `/sacola.data` at or below `/sacola`, but not for `/sacola-de-pano`. */
export function isAtOrBelow(path: string, other: string): boolean {
  return path.startsWith(other) && /^(?:$|[/.])/.test(path.slice(other.length));
}

/** The home page of a shop besides the main one. */
export function toShopHomePath(shopId: string): string {
  return `/loja-${shopId}`;
}

/** Base path and fixed headers of the store API (contract 1). */
export const apiBasePath = '/api/v2/front';
export const apiHeaders: Readonly<Record<string, string>> = { 'App-Token': 'wapstore', Accept: 'application/json' };
