// The route module of every path.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from './paths.ts';

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
    { id: 'open-search', path: below(paths.openSearch), file: 'routes/search-engines/open-search.ts' },
    { id: 'llms-txt', path: below(paths.llmsTxt), file: 'routes/search-engines/llms-txt.ts' },
    { id: 'manifest', path: below(paths.manifest), file: 'routes/site-files/manifest.ts' },
    { id: 'security-txt', path: below(paths.securityTxt), file: 'routes/site-files/security-txt.ts' },
    { id: 'product-feed', path: below(paths.productFeed), file: 'routes/search-engines/product-feed.ts' },
    {
      id: 'layout',
      file: 'routes/layout/layout.tsx',
      children: [
        { id: 'home', index: true, file: 'routes/home.tsx' },
        { id: 'search', path: below(paths.search), file: 'routes/search.tsx' },
        { id: 'brands', path: below(paths.brands), file: 'routes/brands.tsx' },
        { id: 'brand', path: below(paths.brand), file: 'routes/brand.tsx' },
        { id: 'compare', path: below(paths.compare), file: 'routes/compare.tsx' },
        { id: 'lot-report', path: below(paths.lotReport), file: 'routes/lot-report.tsx' },
        { id: 'lists', path: below(paths.lists), file: 'routes/lists.tsx' },
        { id: 'list', path: below(paths.list), file: 'routes/list.tsx' },
        { id: 'store-review', path: below(paths.storeReview), file: 'routes/feedback/store-review.tsx' },
        { id: 'message', path: below(paths.message), file: 'routes/feedback/message.tsx' },
        { id: 'page', path: below(paths.page), file: 'routes/page.tsx' },
        { id: 'landing-page', path: below(paths.landingPage), file: 'routes/landing-page.tsx' },
        { id: 'cart', path: below(paths.cart), file: 'routes/cart/cart-page.tsx' },
        { id: 'checkout', path: below(paths.checkout), file: 'routes/cart/checkout.tsx' },
        { id: 'order', path: below(paths.orderPage), file: 'routes/orders/order.tsx' },
        { id: 'played-payment', path: below(paths.playedPayment), file: 'routes/orders/played-payment.tsx' },
        { id: 'find-order', path: below(paths.findOrder), file: 'routes/orders/find-order.tsx' },
        { id: 'cart-action', path: below(paths.cartAction), file: 'routes/cart/cart-action.tsx' },
        { id: 'suggestions', path: below(paths.suggestions), file: 'routes/suggestions/suggestions.ts' },
        { id: 'similar', path: below(paths.similar), file: 'routes/suggestions/similar.ts' },
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
        // The pages of the catalogue, and the homes of the other shops, which are rows.
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

export default toCaseSensitive(listRoutes());
