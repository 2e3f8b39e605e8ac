// The only place with URL paths: the addresses of the site, and which module answers them.
import type { RouteConfig } from '@react-router/dev/routes';
import { shops } from './shops/all-shops.ts';

export const paths = {
  home: '/',
  search: '/busca',
  brands: '/marcas',
  lists: '/lista',
  pages: '/pagina',
  storeReview: '/pagina/avaliacao-da-loja',
  contact: '/pagina/contato',
  landingPages: '/c',
  cartAction: '/sacola',
  /** Best sellers for places that have nothing else to show, as data. */
  suggestions: '/sacola/sugestoes',
  offers: '/ofertas',
  test: '/teste',
  serverError: '/View5xx',
  /** Served as documents of their own, never by client navigation (specification 2; reading A8). */
  account: '/minha-conta/',
  favourites: '/minha-conta/lista-desejo',
  orders: '/minha-conta/lista-desejo#pedidos',
  signIn: '/checkout/acesso/',
  signUp: '/checkout/cadastro',
  /** What the mailed link of a recovery opens, with its `token`. */
  newPassword: '/checkout/nova-senha',
  signOut: '/checkout/sair',
  accountData: '/minha-conta/dados',
  addresses: '/minha-conta/enderecos',
  privacy: '/minha-conta/privacidade',
  /** Adds or removes a favourite, for forms without script. */
  favouriteAction: '/favoritos',
  cart: '/checkout/carrinho',
  checkout: '/checkout',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapFiles: '/sitemap',
} as const;

/** Paths that a click opens as a new document. */
export const documentPrefixes: readonly string[] = ['/minha-conta', '/checkout', '/api'];

const below = (path: string) => path.slice(1);

/** Addresses that links lead to already, one page for all of them until they have their own. */
const openingSoon = [paths.checkout, paths.signIn, paths.signUp, `${paths.account}*`].map(below);

const routes: RouteConfig = [
  { id: 'robots', path: below(paths.robots), file: 'routes/search-engines/robots.ts' },
  { id: 'sitemap', path: below(paths.sitemap), file: 'routes/search-engines/sitemap-index.ts' },
  { id: 'sitemap-file', path: `${below(paths.sitemapFiles)}/:file`, file: 'routes/search-engines/sitemap-file.ts' },
  {
    id: 'frame',
    file: 'routes/frame.tsx',
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
      { id: 'page', path: `${below(paths.pages)}/:pagina?`, file: 'routes/page.tsx' },
      { id: 'landing-page', path: `${below(paths.landingPages)}/:slug`, file: 'routes/landing-page.tsx' },
      { id: 'cart', path: below(paths.cart), file: 'routes/cart/cart-page.tsx' },
      { id: 'cart-action', path: below(paths.cartAction), file: 'routes/cart/cart-action.ts' },
      { id: 'suggestions', path: below(paths.suggestions), file: 'routes/suggestions/suggestions.ts' },
      ...openingSoon.map((path) => ({ id: `soon ${path}`, path, file: 'routes/system/opening-soon.tsx' })),
      { id: 'test', path: below(paths.test), file: 'routes/system/test-page.tsx' },
      { id: 'server-error', path: below(paths.serverError), file: 'routes/system/server-error.tsx' },
      { id: 'catalogue', path: '*', file: 'routes/catalogue.tsx' },
    ],
  },
];

export default routes;
