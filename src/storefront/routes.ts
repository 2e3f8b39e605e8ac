// The only place with URL paths: the addresses of the site and their route modules.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { PageLevel } from '../contract/shared.ts';
import { apiPath, sitePaths } from '../contract/site-paths.ts';
import { shops } from './shops/all-shops.ts';

const accountPath = '/minha-conta';

export const paths = {
  ...sitePaths,
  contact: '/pagina/contato',
  terms: '/pagina/termos',
  /** Explains what cookies are for; the link to the cookie preferences leads here without script. */
  privacyPolicy: '/pagina/privacidade',
  cartAction: '/sacola',
  /** Best sellers as data, for pages that have nothing else to show. */
  suggestions: '/sacola/sugestoes',
  /** Receives all messages of visitors; the kind of message is appended. */
  messages: '/mensagens',
  /** The popup of a level as JSON. */
  popup: '/popup',
  offers: '/ofertas',
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
  privacy: `${accountPath}/privacidade`,
  /** Adds or removes a favourite, for no-script submits. */
  favouriteAction: '/favoritos',
  checkout: '/checkout',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapFiles: '/sitemap',
} as const;

/**
 * Pages and actions whose responses belong to one visitor: never cached, and excluded from search engines. Listed here and not in
 * the `handle` of each route, because the page cache decides before any route is matched.
 */
export const personalPaths: readonly string[] = [
  accountPath,
  paths.checkout,
  paths.messages,
  paths.cartAction,
  paths.favouriteAction,
];

/** Paths that a click opens as a new document. */
export const documentPrefixes: readonly string[] = [accountPath, paths.checkout, apiPath];

// Addresses with parameters.
export const toPagePath = (slug: string | undefined) => (slug === undefined ? paths.pages : `${paths.pages}/${slug}`);
export const toListPath = (slug: string) => `${paths.lists}/${slug}`;
export const toMessagePath = (kind: string) => `${paths.messages}/${kind}`;
export const toAddressPath = (id: number | string) => `${paths.addresses}/${id}`;
export const toPopupPath = (level: PageLevel | 'saida') => `${paths.popup}?nivel=${level}`;
export const toSitemapPath = (file: number) => `${paths.sitemapFiles}/${file}.xml`;

const below = (path: string) => path.slice(1);

function listRoutes(): RouteConfigEntry[] {
  return [
    { id: 'robots', path: below(paths.robots), file: 'routes/search-engines/robots.ts' },
    { id: 'popup', path: below(paths.popup), file: 'routes/popup.ts' },
    { id: 'sitemap', path: below(paths.sitemap), file: 'routes/search-engines/sitemap-index.ts' },
    { id: 'sitemap-file', path: `${below(paths.sitemapFiles)}/:file`, file: 'routes/search-engines/sitemap-file.ts' },
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
        { id: 'brand', path: `${below(paths.brands)}/:marca`, file: 'routes/brand.tsx' },
        { id: 'lists', path: below(paths.lists), file: 'routes/lists.tsx' },
        { id: 'list', path: `${below(paths.lists)}/:lista`, file: 'routes/list.tsx' },
        { id: 'store-review', path: below(paths.storeReview), file: 'routes/feedback/store-review.tsx' },
        { id: 'message', path: `${below(paths.messages)}/:tipo`, file: 'routes/feedback/message.tsx' },
        { id: 'page', path: `${below(paths.pages)}/:pagina?`, file: 'routes/page.tsx' },
        { id: 'landing-page', path: `${below(paths.landingPages)}/:slug`, file: 'routes/landing-page.tsx' },
        { id: 'cart', path: below(paths.cart), file: 'routes/cart/cart-page.tsx' },
        { id: 'checkout', path: below(paths.checkout), file: 'routes/cart/checkout.ts' },
        { id: 'cart-action', path: below(paths.cartAction), file: 'routes/cart/cart-action.ts' },
        { id: 'suggestions', path: below(paths.suggestions), file: 'routes/suggestions/suggestions.ts' },
        { id: 'sign-in', path: below(paths.signIn), file: 'routes/auth/sign-in.tsx' },
        { id: 'sign-up', path: below(paths.signUp), file: 'routes/auth/sign-up.tsx' },
        { id: 'new-password', path: below(paths.newPassword), file: 'routes/auth/new-password.tsx' },
        { id: 'sign-out', path: below(paths.signOut), file: 'routes/auth/sign-out.ts' },
        {
          id: 'account-area',
          file: 'routes/account/layout.tsx',
          children: [
            { id: 'account', path: below(paths.account), file: 'routes/account/summary.tsx' },
            { id: 'account-data', path: below(paths.accountData), file: 'routes/account/data.tsx' },
            { id: 'addresses', path: below(paths.addresses), file: 'routes/account/addresses.tsx' },
            { id: 'address', path: `${below(paths.addresses)}/:endereco`, file: 'routes/account/address.tsx' },
            { id: 'privacy', path: below(paths.privacy), file: 'routes/account/privacy.tsx' },
            { id: 'favourites', path: below(paths.favourites), file: 'routes/favourites/favourites-page.tsx' },
          ],
        },
        { id: 'favourite-action', path: below(paths.favouriteAction), file: 'routes/favourites/favourite-action.ts' },
        { id: 'test', path: below(paths.test), file: 'routes/system/test-page.tsx' },
        { id: 'server-error', path: below(paths.serverError), file: 'routes/system/server-error.tsx' },
        { id: 'catalogue', path: '*', file: 'routes/catalogue.tsx' },
      ],
    },
  ];
}

// The browser has the route manifest, so the annotation removes this table from the client bundle.
export default /* @__PURE__ */ listRoutes();
