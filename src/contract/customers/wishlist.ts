// Favourites (contract 4.7).

import { z } from 'zod';
import { call, pageQuery, successSchema } from '../call.ts';
import { productCardSchema } from '../product.ts';
import { wireIdSchema } from '../shared.ts';

const absentAs = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given) => given ?? value);

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

/** `info` counts as on listings: `exibindo` of `total`. */
export const wishlistProductsSchema = z.object({
  produtos: z.array(productCardSchema),
  info: z.object({
    offset: z.int().min(0),
    limit: z.int().min(1),
    exibindo: z.int().min(0),
    total: z.int().min(0),
  }),
});

export const wishlistCalls = {
  addFavourite: call({
    tier: 1,
    method: 'POST',
    path: '/wishlist/add',
    summary: 'Adds a product to the favourites',
    request: wishlistItemSchema,
    response: successSchema,
  }),
  removeFavourite: call({
    tier: 1,
    method: 'POST',
    path: '/wishlist/remove',
    summary: 'Removes a product from the favourites',
    request: wishlistItemSchema,
    response: successSchema,
  }),
  verifyFavourite: call({
    tier: 1,
    method: 'POST',
    path: '/wishlist/verify',
    summary: 'Whether a product is a favourite',
    request: wishlistItemSchema,
    response: successSchema,
  }),
  wishlist: call({
    tier: 2,
    method: 'GET',
    path: '/wishlist',
    summary: 'Ids of the favourites',
    response: wishlistSchema,
  }),
  wishlistProducts: call({
    tier: 'own',
    method: 'GET',
    path: '/wishlist/products',
    summary: 'The favourites as product cards',
    query: z.object(pageQuery),
    response: wishlistProductsSchema,
  }),
};
