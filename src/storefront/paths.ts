// The only place with URL paths: the addresses of the site. React Router's `href` fills parameters in.

import { apiPath, sitePaths, visitPath } from '../contract/site-paths.ts';

const accountPath = '/minha-conta';

export const paths = {
  ...sitePaths,
  brand: `${sitePaths.brands}/:marca`,
  list: `${sitePaths.lists}/:lista`,
  /** Without a slug the index of all pages. */
  page: `${sitePaths.pages}/:pagina?`,
  landingPage: `${sitePaths.landingPages}/:slug`,
  contact: '/pagina/contato',
  /** The published reviews of the shop, below the merchant's text. */
  storeReviews: '/pagina/avaliacoes',
  delivery: '/pagina/entrega',
  /** Exchange within 30 days, withdrawal within 7. */
  exchanges: '/pagina/trocas-e-devolucoes',
  coupons: '/pagina/cupons',
  payment: '/pagina/pagamento',
  safety: '/pagina/uso-seguro',
  terms: '/pagina/termos',
  /** Explains what cookies are for; the link to the cookie preferences leads here without script. */
  privacyPolicy: '/pagina/privacidade',
  cartAction: '/sacola',
  /** Best sellers as data, for pages that have nothing else to show. */
  suggestions: '/sacola/sugestoes',
  /** Cards for the end of a product (`produto`) or kit (`kit`) page, as data. */
  similar: '/parecidos',
  /** Receives all messages of visitors. */
  message: '/mensagens/:tipo',
  /** The popup of a level (`nivel`) as JSON. */
  popup: '/popup',
  visit: visitPath,
  offers: '/ofertas',
  /** Devices side by side, by their `ids`. */
  compare: '/comparar',
  /** The report of the lot of a product that is on sale, to print. */
  lotReport: '/laudo/:produto',
  test: '/teste',
  serverError: '/View5xx',
  /** Loaded as documents, never by client navigation (specification 2; reading A8). */
  account: `${accountPath}/`,
  favourites: `${accountPath}/lista-desejo`,
  orders: `${accountPath}/lista-desejo#pedidos`,
  signUp: '/checkout/cadastro',
  signOut: '/checkout/sair',
  accountData: `${accountPath}/dados`,
  addresses: `${accountPath}/enderecos`,
  address: `${accountPath}/enderecos/:endereco`,
  privacy: `${accountPath}/privacidade`,
  orderList: sitePaths.ownOrders,
  accountOrder: `${sitePaths.ownOrders}/:numero`,
  /** For buyers with the token of a link, which the page keeps in a cookie. */
  orderPage: `${sitePaths.order}/:numero`,
  /** The state of an order as JSON, for its page while it is open. */
  orderStatus: `${sitePaths.order}/:numero/situacao`,
  /** Where the buyer of a demonstration plays what the bank decides. */
  playedPayment: `${sitePaths.order}/:numero/pagamento`,
  orderContract: `${sitePaths.order}/:numero/contrato`,
  /** Adds or removes a favourite, for no-script submits. */
  favouriteAction: '/favoritos',
  checkout: '/checkout',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapFile: '/sitemap/:file',
  /** What the shop sells, for Google Merchant Center and Meta. */
  productFeed: '/feeds/google.xml',
  openSearch: '/opensearch.xml',
  llmsTxt: '/llms.txt',
  manifest: '/manifest.webmanifest',
  securityTxt: '/.well-known/security.txt',
} as const;

/** Paths that a click opens as a new document. */
export const documentPrefixes: readonly string[] = [accountPath, paths.checkout, apiPath];
