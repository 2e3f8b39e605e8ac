// Favourites (contract 4.7).

import { z } from 'zod';
import { call, pageQuery, successSchema } from '../call.ts';
import { productCardSchema } from '../product.ts';
import { absentAs, windowSchema, wireIdSchema } from '../shared.ts';

/** The request to add or remove a favourite; only `idProduto` counts, since favourites are stored per product. */
export const wishlistItemSchema = z.object({
  idProduto: wireIdSchema,
  idAtributoSimples: absentAs(wireIdSchema, 0),
  idUnidadeVenda: absentAs(wireIdSchema, 0),
  quantidade: absentAs(wireIdSchema, 1),
  parametroAdicional: absentAs(z.string().max(500), ''),
});

/** Ids of products, the newest favourite first. */
export const wishlistSchema = z.object({ favoritos: z.array(z.int()) });

export const wishlistProductsSchema = z.object({ produtos: z.array(productCardSchema), info: windowSchema });

export const wishlistCalls = {
  addFavourite: call('POST', '/wishlist/add', {
    tier: 1,
    summary: 'Adds a product to the favourites',
    request: wishlistItemSchema,
    response: successSchema,
  }),
  removeFavourite: call('POST', '/wishlist/remove', {
    tier: 1,
    summary: 'Removes a product from the favourites',
    request: wishlistItemSchema,
    response: successSchema,
  }),
  verifyFavourite: call('POST', '/wishlist/verify', {
    tier: 1,
    summary: 'Whether a product is a favourite',
    request: wishlistItemSchema,
    response: successSchema,
  }),
  wishlist: call('GET', '/wishlist', {
    tier: 2,
    summary: 'Ids of the favourites',
    response: wishlistSchema,
  }),
  wishlistProducts: call('GET', '/wishlist/products', {
    summary: 'The favourites as product cards',
    query: z.object(pageQuery),
    response: wishlistProductsSchema,
  }),
};
