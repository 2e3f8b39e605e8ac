// The cart (contract 4.4): two per session, one for each shop (reading A1); coupons and bought-together prices (4.4 and 4.5).

import { z } from 'zod';
import { call, shopQuery, successSchema } from './call.ts';
import { shopResponseSchema } from './product.ts';
import {
  absentAs,
  absoluteUrlOrEmptySchema,
  installmentSchema,
  percentSchema,
  reaisSchema,
  wireIdSchema,
} from './shared.ts';

const quantitySchema = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);
const additionSchema = absentAs(z.string().max(500), '');

/**
 * The unit price in reais that the shopper saw; the cart says when it has changed, and never uses it as a price. An
 * invalid price counts as absent; our own addition.
 */
const shownPriceSchema = z.number().min(0).max(1_000_000).optional().catch(undefined);

export const cartKindSchema = z.enum(['produto', 'lista']);

/** A line is identified by `tipo`, the four ids and `adicional`. */
export const cartLineIdentitySchema = z.object({
  tipo: cartKindSchema.default('produto'),
  idProduto: wireIdSchema,
  idAtributoSimples: wireIdSchema.default(0),
  idUnidadeVenda: wireIdSchema.default(0),
  idArmazem: wireIdSchema.default(0),
  adicional: additionSchema,
});
export type CartLineIdentity = z.infer<typeof cartLineIdentitySchema>;

export const addToCartRequestSchema = z.object({
  tipo: cartKindSchema.default('produto'),
  itens: z
    .array(
      cartLineIdentitySchema.omit({ tipo: true }).extend({
        quantidade: quantitySchema.default(1),
        parametros: additionSchema,
        preco: shownPriceSchema,
      }),
    )
    .min(1)
    .max(100),
});

export const updateCartRequestSchema = cartLineIdentitySchema.extend({ quantidade: quantitySchema });

const lineAttributeSchema = z.object({
  atributo: z.object({ id: z.int(), label: z.string(), tipo: z.string() }),
  atributoValor: z.object({ id: z.int(), label: z.string(), imagem: absoluteUrlOrEmptySchema }),
});

export const cartItemSchema = z.object({
  nome: z.string(),
  sku: z.string(),
  /** Names, for analytics; absent for a kit, whose products may have several. Our own additions. */
  marca: z.string().optional(),
  categoria: z.string().optional(),
  tipo: cartKindSchema,
  conjunto: z.boolean(),
  quantidade: z.int().min(1),
  precos: z.object({
    precoDe: reaisSchema,
    precoPor: reaisSchema,
    descontoVista: percentSchema,
    total: reaisSchema,
    tipo: z.string(),
    /** The unit price when the line was added, if it has changed since; our own addition. */
    precoAoAdicionar: reaisSchema.optional(),
    /** So many pieces of the line cost this much, bought together with another product; our own addition. */
    combinacao: z.object({ por: reaisSchema, quantidade: z.int().min(1) }).optional(),
  }),
  imagem: absoluteUrlOrEmptySchema,
  /** For a Mac (reading A17), as everywhere else; our own addition. */
  imagemOriginal: absoluteUrlOrEmptySchema.optional(),
  atributos: z.object({ unico: lineAttributeSchema.optional(), simples: lineAttributeSchema.optional() }),
  /** The parts of one kit; our own addition. */
  partes: z.array(z.object({ nome: z.string(), opcao: z.string(), quantidade: z.int().min(1) })).optional(),
  /** Largest quantity that the stock allows now, and the product's address; our own additions. */
  quantidadeMaxima: z.int().min(0).optional(),
  path: z.string().startsWith('/').optional(),
  hash: z.object({
    idProduto: z.int(),
    idAtributoSimples: z.int(),
    idUnidadeVenda: z.int(),
    idArmazem: z.int(),
    quantidade: z.int(),
    adicional: z.string(),
  }),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const cartMessageSchema = z.object({ tipo: z.enum(['erro', 'aviso']), mensagem: z.string() });

/** The coupon that the cart carries; `desconto` is 0 while the cart is below its minimum. Our own addition. */
const cartCouponSchema = z.object({
  codigo: z.string(),
  descricao: z.string(),
  desconto: reaisSchema,
  freteGratis: z.boolean(),
});

/** The amount due for the products, after combinations and coupon and before freight; our own addition. */
const cartTotalsSchema = z.object({
  /** The same as `subtotal.valor`. */
  subtotal: reaisSchema,
  descontoCombinacoes: reaisSchema,
  descontoCupom: reaisSchema,
  /** The sum of combinations and coupon. */
  desconto: reaisSchema,
  total: reaisSchema,
  /** Paid at once (Pix). */
  totalVista: reaisSchema,
  /** Installments of `total`; absent without a discount, since `subtotal.parcelamento` says the same. */
  parcelamento: z.array(installmentSchema).optional(),
});

/** All four cart calls return the whole cart. `quantidadeItens` and `quantidadeTotal` both count units. */
export const cartSchema = z.object({
  quantidadeItens: z.int().min(0),
  quantidadeTotal: z.int().min(0),
  quantidadePontos: z.int(),
  mensagens: z.array(cartMessageSchema),
  itens: z.array(cartItemSchema),
  subtotal: z.object({
    valor: reaisSchema,
    descontoVista: z.object({ valor: reaisSchema, porcentagem: percentSchema, desconto: reaisSchema }),
    parcelamento: z.array(installmentSchema),
  }),
  cupom: cartCouponSchema.optional(),
  /** Our backend always sends it. */
  totais: cartTotalsSchema.optional(),
  /** In the response to GET, the carts of the other shops that are not empty (reading A1); `loja` is the shop's id. Our own addition. */
  outrasSacolas: z.array(z.object({ loja: z.string(), quantidadeItens: z.int().min(1) })).optional(),
});
export type Cart = z.infer<typeof cartSchema>;

const pairedProductSchema = z.object({ id: wireIdSchema, idAtributoValor: wireIdSchema.default(0) });

/** POST product/combination: one piece of each; prices in the request are ignored. */
export const combinationRequestSchema = z.object({
  produtoPrincipal: pairedProductSchema,
  produtoIndicado: pairedProductSchema,
});
export type CombinationRequest = z.infer<typeof combinationRequestSchema>;

export const promotionCalls = {
  applyCoupon: call('PUT', '/promotional/coupon/:hashCupom', {
    tier: 2,
    summary: 'Applies a coupon to the cart, replacing the previous one',
    query: z.object(shopQuery),
    response: successSchema,
  }),
  removeCoupon: call('DELETE', '/promotional/coupon', {
    summary: 'Removes the coupon from the cart',
    query: z.object(shopQuery),
    response: successSchema,
  }),
  productCombination: call('POST', '/product/combination', {
    tier: 2,
    summary: 'Prices two products bought together',
    request: combinationRequestSchema,
    response: shopResponseSchema,
  }),
};
