// The only place with URL paths: the addresses of the site and their route modules. React Router's `href` fills parameters in.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { apiPath, sitePaths, visitPath } from '../contract/site-paths.ts';
import { shops } from './shops/all-shops.ts';

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
  terms: '/pagina/termos',
  /** Explains what cookies are for; the link to the cookie preferences leads here without script. */
  privacyPolicy: '/pagina/privacidade',
  cartAction: '/sacola',
  /** Best sellers as data, for pages that have nothing else to show. */
  suggestions: '/sacola/sugestoes',
  /** Receives all messages of visitors. */
  message: '/mensagens/:tipo',
  /** The popup of a level (`nivel`) as JSON. */
  popup: '/popup',
  visit: visitPath,
  offers: '/ofertas',
  /** Devices side by side, by their `ids`. */
  compare: '/comparar',
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
  /** The copy of its contract. */
  orderContract: `${sitePaths.order}/:numero/contrato`,
  /** Adds or removes a favourite, for no-script submits. */
  favouriteAction: '/favoritos',
  checkout: '/checkout',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapFile: '/sitemap/:file',
} as const;

/** Paths that a click opens as a new document. */
export const documentPrefixes: readonly string[] = [accountPath, paths.checkout, apiPath];

const below = (path: string) => path.slice(1);

function listAccountRoutes(): RouteConfigEntry[] {
  return [
    { id: 'account', path: below(paths.account), file: 'routes/account/summary.tsx' },
    { id: 'account-data', path: below(paths.accountData), file: 'routes/account/data.tsx' },
    { id: 'addresses', path: below(paths.addresses), file: 'routes/account/addresses.tsx' },
    { id: 'address', path: below(paths.address), file: 'routes/account/address.tsx' },
    { id: 'account-orders', path: below(paths.orderList), file: 'routes/account/orders.tsx' },
    { id: 'account-order', path: below(paths.accountOrder), file: 'routes/account/order.tsx' },
    { id: 'privacy', path: below(paths.privacy), file: 'routes/account/privacy.tsx' },
    { id: 'favourites', path: below(paths.favourites), file: 'routes/favourites/favourites-page.tsx' },
  ];
}

function listRoutes(): RouteConfigEntry[] {
  return [
    { id: 'robots', path: below(paths.robots), file: 'routes/search-engines/robots.ts' },
    { id: 'popup', path: below(paths.popup), file: 'routes/popup.ts' },
    { id: 'order-contract', path: below(paths.orderContract), file: 'routes/orders/order-contract.ts' },
    { id: 'order-status', path: below(paths.orderStatus), file: 'routes/orders/order-status.ts' },
    { id: 'visit', path: below(paths.visit), file: 'routes/visit.ts' },
    { id: 'sitemap', path: below(paths.sitemap), file: 'routes/search-engines/sitemap-index.ts' },
    { id: 'sitemap-file', path: below(paths.sitemapFile), file: 'routes/search-engines/sitemap-file.ts' },
    {
      id: 'layout',
      file: 'routes/layout/layout.tsx',
      children: [
        ...shops.map(({ id, homePath }) => ({
          id: `home-${id}`,
          file: 'routes/home.tsx',
          ...(homePath === paths.home ? { index: true } : { path: below(homePath) }),
        })),
        { id: 'search', path: below(paths.search), file: 'routes/search.tsx' },
        { id: 'brands', path: below(paths.brands), file: 'routes/brands.tsx' },
        { id: 'brand', path: below(paths.brand), file: 'routes/brand.tsx' },
        { id: 'compare', path: below(paths.compare), file: 'routes/compare.tsx' },
        { id: 'lists', path: below(paths.lists), file: 'routes/lists.tsx' },
        { id: 'list', path: below(paths.list), file: 'routes/list.tsx' },
        { id: 'store-review', path: below(paths.storeReview), file: 'routes/feedback/store-review.tsx' },
        { id: 'message', path: below(paths.message), file: 'routes/feedback/message.tsx' },
        { id: 'page', path: below(paths.page), file: 'routes/page.tsx' },
        { id: 'landing-page', path: below(paths.landingPage), file: 'routes/landing-page.tsx' },
        { id: 'cart', path: below(paths.cart), file: 'routes/cart/cart-page.tsx' },
        { id: 'checkout', path: below(paths.checkout), file: 'routes/cart/checkout.tsx' },
        { id: 'order', path: below(paths.orderPage), file: 'routes/orders/order.tsx' },
        { id: 'find-order', path: below(paths.findOrder), file: 'routes/orders/find-order.tsx' },
        { id: 'cart-action', path: below(paths.cartAction), file: 'routes/cart/cart-action.tsx' },
        { id: 'suggestions', path: below(paths.suggestions), file: 'routes/suggestions/suggestions.ts' },
        { id: 'sign-in', path: below(paths.signIn), file: 'routes/auth/sign-in.tsx' },
        { id: 'sign-up', path: below(paths.signUp), file: 'routes/auth/sign-up.tsx' },
        { id: 'confirm-sign-up', path: below(paths.confirmSignUp), file: 'routes/auth/confirm-sign-up.tsx' },
        { id: 'confirm-email', path: below(paths.confirmEmail), file: 'routes/auth/confirm-email.tsx' },
        { id: 'new-password', path: below(paths.newPassword), file: 'routes/auth/new-password.tsx' },
        { id: 'sign-out', path: below(paths.signOut), file: 'routes/auth/sign-out.ts' },
        {
          id: 'account-area',
          file: 'routes/account/layout.tsx',
          children: listAccountRoutes(),
        },
        { id: 'favourite-action', path: below(paths.favouriteAction), file: 'routes/favourites/favourite-action.ts' },
        { id: 'test', path: below(paths.test), file: 'routes/system/test-page.tsx' },
        { id: 'server-error', path: below(paths.serverError), file: 'routes/system/server-error.tsx' },
        { id: 'catalogue', path: '*', file: 'routes/catalogue.tsx' },
      ],
    },
  ];
}

/** An address in other letters is left to the catalogue's route, which redirects to the one form that the API knows. */
function toCaseSensitive(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map(({ children, ...route }) => ({
    ...route,
    caseSensitive: true,
    ...(children && { children: toCaseSensitive(children) }),
  }));
}

// The browser has the route manifest, so the annotation removes this table from the client bundle.
export default /* @__PURE__ */ toCaseSensitive(/* @__PURE__ */ listRoutes());
