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

/** The home page of a shop besides the main one. */
export function toShopHomePath(shopId: string): string {
  return `/loja-${shopId}`;
}
