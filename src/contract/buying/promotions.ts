// Coupons and bought-together prices (contract 4.4 and 4.5).

import { z } from 'zod';
import { call, shopQuery, successSchema } from '../call.ts';
import { shopResponseSchema } from '../product.ts';
import { wireIdSchema } from '../shared.ts';

const pairedProductSchema = z.object({ id: wireIdSchema, idAtributoValor: wireIdSchema.default(0) });

/** POST product/combination: one piece of each; prices in the request are ignored. */
export const combinationRequestSchema = z.object({
  produtoPrincipal: pairedProductSchema,
  produtoIndicado: pairedProductSchema,
});
export type CombinationRequest = z.infer<typeof combinationRequestSchema>;

export const promotionCalls = {
  applyCoupon: call({
    tier: 2,
    method: 'PUT',
    path: '/promotional/coupon/:hashCupom',
    summary: 'Applies a coupon to the cart, replacing the previous one',
    query: z.object(shopQuery),
    response: successSchema,
  }),
  removeCoupon: call({
    tier: 'own',
    method: 'DELETE',
    path: '/promotional/coupon',
    summary: 'Removes the coupon from the cart',
    query: z.object(shopQuery),
    response: successSchema,
  }),
  productCombination: call({
    tier: 2,
    method: 'POST',
    path: '/product/combination',
    summary: 'Prices two products bought together',
    request: combinationRequestSchema,
    response: shopResponseSchema,
  }),
};
