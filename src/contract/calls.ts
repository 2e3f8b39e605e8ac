// The table of every operation that is served: method, path below /v2/front, query, body and answer.
import { z } from 'zod';
import { addToCartRequestSchema, cartSchema, cartLineIdentitySchema, updateCartRequestSchema } from './cart.ts';
import {
  bannersResponseSchema,
  brandsResponseSchema,
  homeResponseSchema,
  menuSchema,
  pageResponseSchema,
  popupSchema,
  settingsSchema,
  showcaseResponseSchema,
  verifyResponseSchema,
} from './content.ts';
import { listDetailResponseSchema, listListingResponseSchema, listShopRequestSchema } from './list.ts';
import { listingResponseSchema } from './listing.ts';
import { productDetailResponseSchema, productShopRequestSchema, shopResponseSchema } from './product.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call {
  method: Method;
  /** Path below `/v2/front`, in Hono's notation. */
  path: string;
  summary: string;
  query?: z.ZodObject;
  request?: z.ZodType;
  response: z.ZodType;
}

const shopQuery = { loja: z.string().optional() };
const addressQuery = z.object({ url: z.string().optional(), ...shopQuery });
const listingQuery = z.object({
  url: z.string().optional(),
  offset: z.string().optional(),
  limit: z.string().optional(),
  pg: z.string().optional(),
  ipp: z.string().optional(),
  order: z.string().optional(),
  marca: z.string().optional(),
  filtro: z.string().optional(),
  atributo: z.string().optional(),
  preco: z.string().optional(),
  descontoPrecoPor: z.string().optional(),
  ...shopQuery,
});
const cartQuery = z.object(shopQuery);

const call = <const Entry extends Call>(entry: Entry): Entry => entry;

export const calls = {
  settings: call({ method: 'GET', path: '/settings', summary: 'Store settings', response: settingsSchema }),
  menu: call({ method: 'GET', path: '/struct/menus/:hash', summary: 'A menu by its hash', response: menuSchema }),
  popup: call({
    method: 'GET',
    path: '/struct/popup/:level{.+}',
    summary: 'Popup of a page level',
    query: addressQuery,
    response: popupSchema,
  }),
  verify: call({
    method: 'GET',
    path: '/url/verify',
    summary: 'Page level of an address',
    query: addressQuery,
    response: verifyResponseSchema,
  }),
  home: call({
    method: 'GET',
    path: '/url/home',
    summary: 'Home page',
    query: addressQuery,
    response: homeResponseSchema,
  }),
  page: call({
    method: 'GET',
    path: '/url/page',
    summary: 'Institutional page',
    query: addressQuery,
    response: pageResponseSchema,
  }),
  productDetail: call({
    method: 'GET',
    path: '/url/product/detail',
    summary: 'Product page',
    query: addressQuery,
    response: productDetailResponseSchema,
  }),
  categoryListing: call({
    method: 'GET',
    path: '/url/product/listing/category',
    summary: 'Listing of a category',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  brandListing: call({
    method: 'GET',
    path: '/url/product/listing/brand',
    summary: 'Listing of a brand',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  landingPageListing: call({
    method: 'GET',
    path: '/url/product/listing/landing-page',
    summary: 'Listing of a landing page',
    query: listingQuery,
    response: listingResponseSchema,
  }),
  search: call({
    method: 'GET',
    path: '/url/product/listing/search',
    summary: 'Search results and suggestions',
    query: listingQuery.extend({ busca: z.string().optional() }),
    response: listingResponseSchema,
  }),
  listListing: call({
    method: 'GET',
    path: '/url/list/listing',
    summary: 'Index of kits and lists',
    query: listingQuery,
    response: listListingResponseSchema,
  }),
  listDetail: call({
    method: 'GET',
    path: '/url/list/detail',
    summary: 'A kit or list',
    query: addressQuery,
    response: listDetailResponseSchema,
  }),
  banners: call({
    method: 'GET',
    path: '/showcase/banners/:hash',
    summary: 'Banners by hash',
    query: z.object({ idNivel: z.string().optional(), limit: z.string().optional(), ...shopQuery }),
    response: bannersResponseSchema,
  }),
  showcase: call({
    method: 'GET',
    path: '/showcase/products/:hash',
    summary: 'Showcase of products by hash',
    query: z.object(shopQuery),
    response: showcaseResponseSchema,
  }),
  brands: call({
    method: 'GET',
    path: '/brands',
    summary: 'Brands, alphabetical',
    query: z.object({ ativo: z.string().optional(), ...shopQuery }),
    response: brandsResponseSchema,
  }),
  readCart: call({
    method: 'GET',
    path: '/checkout/cart',
    summary: 'The cart',
    query: cartQuery,
    response: cartSchema,
  }),
  addToCart: call({
    method: 'POST',
    path: '/checkout/cart',
    summary: 'Adds lines',
    query: cartQuery,
    request: addToCartRequestSchema,
    response: cartSchema,
  }),
  updateCart: call({
    method: 'PUT',
    path: '/checkout/cart',
    summary: 'Sets the quantity of a line',
    query: cartQuery,
    request: updateCartRequestSchema,
    response: cartSchema,
  }),
  removeFromCart: call({
    method: 'DELETE',
    path: '/checkout/cart',
    summary: 'Removes a line',
    query: cartQuery,
    request: cartLineIdentitySchema,
    response: cartSchema,
  }),
  listShop: call({
    method: 'POST',
    path: '/list/shop',
    summary: 'Prices a kit at the chosen parts',
    request: listShopRequestSchema,
    response: shopResponseSchema,
  }),
  productShop: call({
    method: 'POST',
    path: '/product/shop',
    summary: 'Prices chosen products',
    request: productShopRequestSchema,
    response: shopResponseSchema,
  }),
};

export type CallName = keyof typeof calls;
export type CallResponse<Name extends CallName> = z.infer<(typeof calls)[Name]['response']>;
