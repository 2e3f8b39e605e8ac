// The table of every operation that is served: method, path below /v2/front, query, body and response.

import { z } from 'zod';
import { checkoutCalls } from './buying/checkout.ts';
import { customerOrderCalls } from './buying/customer-orders.ts';
import { deliveryCalls } from './buying/delivery.ts';
import { orderRequestCalls } from './buying/order-requests.ts';
import { orderCalls } from './buying/orders.ts';
import { addressQuerySchema, call, shopQuery } from './call.ts';
import {
  addToCartRequestSchema,
  cartSchema,
  cartLineIdentitySchema,
  promotionCalls,
  updateCartRequestSchema,
} from './cart.ts';
import {
  bannersResponseSchema,
  brandsResponseSchema,
  homeResponseSchema,
  menuSchema,
  pageResponseSchema,
  popupSchema,
  settingsSchema,
  showcaseCalls,
  showcaseResponseSchema,
  sitemapCalls,
  verifyResponseSchema,
} from './content.ts';
import { accountCalls } from './customers/account.ts';
import { profileCalls } from './customers/profile.ts';
import { wishlistCalls } from './customers/wishlist.ts';
import { listDetailResponseSchema, listListingResponseSchema, listShopRequestSchema } from './list.ts';
import { listingResponseSchema } from './listing.ts';
import { feedbackCalls } from './messages/feedback.ts';
import { formCalls } from './messages/forms.ts';
import { moduleCalls } from './platform.ts';
import { productFeedCalls } from './product-feed.ts';
import { productDetailResponseSchema, productShopRequestSchema, shopResponseSchema } from './product.ts';
import { shopCalls } from './shops.ts';

const listingQuery = z.object({
  url: z.string().optional(),
  offset: z.string().optional(),
  limit: z.string().optional(),
  pg: z.string().optional(),
  ipp: z.string().optional(),
  order: z.string().optional(),
  categoria: z.string().optional(),
  marca: z.string().optional(),
  filtro: z.string().optional(),
  atributo: z.string().optional(),
  preco: z.string().optional(),
  descontoPrecoPor: z.string().optional(),
  ...shopQuery,
});
const cartQuery = z.object(shopQuery);

export const calls = {
  settings: call('GET', '/settings', {
    tier: 2,
    summary: 'Store settings',
    query: z.object(shopQuery),
    response: settingsSchema,
  }),
  ...shopCalls,
  menu: call('GET', '/struct/menus/:hash', {
    tier: 1,
    summary: 'A menu by its hash',
    response: menuSchema,
  }),
  popup: call('GET', '/struct/popup/:level{.+}', {
    tier: 1,
    summary: 'Popup of a page level',
    query: addressQuerySchema,
    response: popupSchema,
  }),
  verify: call('GET', '/url/verify', {
    tier: 2,
    summary: 'Page level of an address',
    query: addressQuerySchema,
    response: verifyResponseSchema,
  }),
  home: call('GET', '/url/home', {
    tier: 2,
    summary: 'Home page',
    query: addressQuerySchema,
    response: homeResponseSchema,
  }),
  page: call('GET', '/url/page', {
    tier: 2,
    summary: 'Institutional page',
    query: addressQuerySchema,
    response: pageResponseSchema,
  }),
  productDetail: call('GET', '/url/product/detail', {
    tier: 2,
    summary: 'Product page',
    query: addressQuerySchema,
    response: productDetailResponseSchema,
  }),
  categoryListing: call('GET', '/url/product/listing/category', {
    tier: 1,
    summary: 'Listing of a category',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  brandListing: call('GET', '/url/product/listing/brand', {
    tier: 1,
    summary: 'Listing of a brand',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  landingPageListing: call('GET', '/url/product/listing/landing-page', {
    tier: 1,
    summary: 'Listing of a landing page',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  search: call('GET', '/url/product/listing/search', {
    tier: 1,
    summary: 'Search results and suggestions',
    query: listingQuery.extend({ busca: z.string().optional() }),
    response: listingResponseSchema,
  }),
  listListing: call('GET', '/url/list/listing', {
    tier: 2,
    summary: 'Index of kits and lists',
    query: listingQuery,
    response: listListingResponseSchema,
  }),
  listDetail: call('GET', '/url/list/detail', {
    tier: 2,
    summary: 'A kit or list',
    query: addressQuerySchema,
    response: listDetailResponseSchema,
  }),
  banners: call('GET', '/showcase/banners/:hash', {
    tier: 1,
    summary: 'Banners by hash',
    query: z.object({ idNivel: z.string().optional(), limit: z.string().optional(), ...shopQuery }),
    response: bannersResponseSchema,
  }),
  ...showcaseCalls,
  showcase: call('GET', '/showcase/products/:hash', {
    tier: 2,
    summary: 'Showcase of products by hash',
    query: z.object(shopQuery),
    response: showcaseResponseSchema,
  }),
  brands: call('GET', '/brands', {
    tier: 2,
    summary: 'Brands, alphabetical',
    query: z.object({ ativo: z.string().optional(), ...shopQuery }),
    response: brandsResponseSchema,
  }),
  readCart: call('GET', '/checkout/cart', {
    tier: 1,
    summary: 'The cart',
    query: cartQuery,
    response: cartSchema,
  }),
  addToCart: call('POST', '/checkout/cart', {
    tier: 2,
    summary: 'Adds lines',
    query: cartQuery,
    request: addToCartRequestSchema,
    response: cartSchema,
  }),
  updateCart: call('PUT', '/checkout/cart', {
    tier: 2,
    summary: 'Sets the quantity of a line',
    query: cartQuery,
    request: updateCartRequestSchema,
    response: cartSchema,
  }),
  removeFromCart: call('DELETE', '/checkout/cart', {
    tier: 2,
    summary: 'Removes a line',
    query: cartQuery,
    request: cartLineIdentitySchema,
    response: cartSchema,
  }),
  listShop: call('POST', '/list/shop', {
    tier: 2,
    summary: 'Prices a kit at the chosen parts',
    request: listShopRequestSchema,
    response: shopResponseSchema,
  }),
  productShop: call('POST', '/product/shop', {
    tier: 2,
    summary: 'Prices chosen products',
    request: productShopRequestSchema,
    response: shopResponseSchema,
  }),
  ...accountCalls,
  ...profileCalls,
  ...wishlistCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...customerOrderCalls,
  ...orderRequestCalls,
  ...deliveryCalls,
  ...promotionCalls,
  ...feedbackCalls,
  ...formCalls,
  ...moduleCalls,
  ...sitemapCalls,
  ...productFeedCalls,
};

export type { Call } from './call.ts';
export type CallName = keyof typeof calls;
export type CallResponse<Name extends CallName> = z.infer<(typeof calls)[Name]['response']>;
