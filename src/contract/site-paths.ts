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
  /** The link in the mail of a sign-up opens it with its `token`. */
  confirmSignUp: '/checkout/confirmar-cadastro',
  /** The link in the mail to a new address of an account opens it with its `token`. */
  confirmEmail: '/checkout/confirmar-email',
  /** An order, with its number; `t` is the token of a buyer without an account. */
  order: '/checkout/pedido',
  /** Mails the link to an order to its buyer; `numero` is prefilled. */
  findOrder: '/pedido',
  /** The orders of a customer; with a number one of them. */
  ownOrders: '/minha-conta/pedidos',
} as const;

/** True for `/sacola`, `/sacola/x` and `/sacola.data` at or below `/sacola`, but not for `/sacola-de-pano`. */
export function isAtOrBelow(path: string, other: string): boolean {
  return path.startsWith(other) && /^(?:$|[/.])/.test(path.slice(other.length));
}

/** Whether the router, not a person, requests the path: the loader data of `/sacola` is at `/sacola.data`. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.data');
}

/** The page of a data path: `/path.data`, or `/path/_.data` for an address with a trailing slash, or `/_root.data`. */
export function toDocumentPath(path: string): string {
  return path.replace(/(?:^\/_root|\/_|)\.data$/, '') || '/';
}

const shopHomePrefix = '/loja-';

/** The home page of a shop besides the main one (specification 1). */
export function toShopHomePath(shopId: string): string {
  return shopHomePrefix + shopId;
}

/** Whether a path begins like the home page of a shop besides the main one. */
export function isShopHomePath(path: string): boolean {
  return path.startsWith(shopHomePrefix);
}

/** The hash of a shop's menu, banner or showcase (specification 2): `name` in the main shop, which has no `loja`. */
export function toShopHash(shop: { id: string; loja: string }, name: string): string {
  return shop.loja ? `${shop.id}-${name}` : name;
}

/** The personal data of a page as JSON, which every public page asks for. */
export const visitPath = '/visita';

/** Above the store API, its reference and its OpenAPI document. */
export const apiPath = '/api';
/** Base path and fixed headers of the store API (contract 1). */
export const apiBasePath = `${apiPath}/v2/front`;
/** Calls for a page, whose failure is an error page (specification 8). */
export const pageCallsPath = `${apiBasePath}/url`;
/** Calls whose responses may be the same for everybody; the `Cache-Control` of each response decides. */
export const publicCallPaths: readonly string[] = [
  pageCallsPath,
  `${apiBasePath}/struct`,
  `${apiBasePath}/settings`,
  `${apiBasePath}/shops`,
  `${apiBasePath}/brands`,
  `${apiBasePath}/showcase`,
];
/**
 * Optional, with the id of the customer for whom the sender shows its page: the API refuses if another one has signed in since.
 */
export const customerHeader = 'X-Customer-Id';

export const apiHeaders: Readonly<Record<string, string>> = { 'App-Token': 'wapstore', Accept: 'application/json' };
