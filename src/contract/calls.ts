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
  settings: call({
    tier: 2,
    method: 'GET',
    path: '/settings',
    summary: 'Store settings',
    query: z.object(shopQuery),
    response: settingsSchema,
  }),
  ...shopCalls,
  menu: call({
    tier: 1,
    method: 'GET',
    path: '/struct/menus/:hash',
    summary: 'A menu by its hash',
    response: menuSchema,
  }),
  popup: call({
    tier: 1,
    method: 'GET',
    path: '/struct/popup/:level{.+}',
    summary: 'Popup of a page level',
    query: addressQuerySchema,
    response: popupSchema,
  }),
  verify: call({
    tier: 2,
    method: 'GET',
    path: '/url/verify',
    summary: 'Page level of an address',
    query: addressQuerySchema,
    response: verifyResponseSchema,
  }),
  home: call({
    tier: 2,
    method: 'GET',
    path: '/url/home',
    summary: 'Home page',
    query: addressQuerySchema,
    response: homeResponseSchema,
  }),
  page: call({
    tier: 2,
    method: 'GET',
    path: '/url/page',
    summary: 'Institutional page',
    query: addressQuerySchema,
    response: pageResponseSchema,
  }),
  productDetail: call({
    tier: 2,
    method: 'GET',
    path: '/url/product/detail',
    summary: 'Product page',
    query: addressQuerySchema,
    response: productDetailResponseSchema,
  }),
  categoryListing: call({
    tier: 1,
    method: 'GET',
    path: '/url/product/listing/category',
    summary: 'Listing of a category',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  brandListing: call({
    tier: 1,
    method: 'GET',
    path: '/url/product/listing/brand',
    summary: 'Listing of a brand',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  landingPageListing: call({
    tier: 1,
    method: 'GET',
    path: '/url/product/listing/landing-page',
    summary: 'Listing of a landing page',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  search: call({
    tier: 1,
    method: 'GET',
    path: '/url/product/listing/search',
    summary: 'Search results and suggestions',
    query: listingQuery.extend({ busca: z.string().optional() }),
    response: listingResponseSchema,
  }),
  listListing: call({
    tier: 2,
    method: 'GET',
    path: '/url/list/listing',
    summary: 'Index of kits and lists',
    query: listingQuery,
    response: listListingResponseSchema,
  }),
  listDetail: call({
    tier: 2,
    method: 'GET',
    path: '/url/list/detail',
    summary: 'A kit or list',
    query: addressQuerySchema,
    response: listDetailResponseSchema,
  }),
  banners: call({
    tier: 1,
    method: 'GET',
    path: '/showcase/banners/:hash',
    summary: 'Banners by hash',
    query: z.object({ idNivel: z.string().optional(), limit: z.string().optional(), ...shopQuery }),
    response: bannersResponseSchema,
  }),
  ...showcaseCalls,
  showcase: call({
    tier: 2,
    method: 'GET',
    path: '/showcase/products/:hash',
    summary: 'Showcase of products by hash',
    query: z.object(shopQuery),
    response: showcaseResponseSchema,
  }),
  brands: call({
    tier: 2,
    method: 'GET',
    path: '/brands',
    summary: 'Brands, alphabetical',
    query: z.object({ ativo: z.string().optional(), ...shopQuery }),
    response: brandsResponseSchema,
  }),
  readCart: call({
    tier: 1,
    method: 'GET',
    path: '/checkout/cart',
    summary: 'The cart',
    query: cartQuery,
    response: cartSchema,
  }),
  addToCart: call({
    tier: 2,
    method: 'POST',
    path: '/checkout/cart',
    summary: 'Adds lines',
    query: cartQuery,
    request: addToCartRequestSchema,
    response: cartSchema,
  }),
  updateCart: call({
    tier: 2,
    method: 'PUT',
    path: '/checkout/cart',
    summary: 'Sets the quantity of a line',
    query: cartQuery,
    request: updateCartRequestSchema,
    response: cartSchema,
  }),
  removeFromCart: call({
    tier: 2,
    method: 'DELETE',
    path: '/checkout/cart',
    summary: 'Removes a line',
    query: cartQuery,
    request: cartLineIdentitySchema,
    response: cartSchema,
  }),
  listShop: call({
    tier: 2,
    method: 'POST',
    path: '/list/shop',
    summary: 'Prices a kit at the chosen parts',
    request: listShopRequestSchema,
    response: shopResponseSchema,
  }),
  productShop: call({
    tier: 2,
    method: 'POST',
    path: '/product/shop',
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
};

export type { Call } from './call.ts';
export type CallName = keyof typeof calls;
export type CallResponse<Name extends CallName> = z.infer<(typeof calls)[Name]['response']>;
