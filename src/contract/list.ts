// Kits and curated lists at /lista/{slug} (contract 2.7, 4.5; reading A30).

import { z } from 'zod';
import {
  attributesSchema,
  categoryReferenceSchema,
  chosenProductsSchema,
  descriptionsSchema,
  kitCaresSchema,
  kitPiecesSchema,
  priceRangeSchema,
  productCardSchema,
  productCountSchema,
  ratingSchema,
  soldInSchema,
  statusSchema,
} from './product.ts';
import {
  absoluteUrlSchema,
  brandSchema,
  cartPayloadSchema,
  detailMediaSchema,
  emptyInfoSchema,
  listingInfoSchema,
  mediaSchema,
  pageEnvelope,
  pricesSchema,
  routeSchema,
  schedulesSchema,
  wireIdSchema,
} from './shared.ts';

/** `aberta`: the shopper changes each quantity; `fechada`: fixed; `lista`: a curated list bought piece by piece. */
export const listKindSchema = z.enum(['aberta', 'fechada', 'lista']);

export const listCardSchema = z.object({
  id: z.int(),
  nome: z.string(),
  sku: z.string(),
  status: statusSchema,
  tipo: listKindSchema,
  estoque: z.int(),
  estoqueMarketplace: z.int(),
  selecaoAtributo: z.boolean(),
  marcas: z.array(brandSchema),
  categoria: categoryReferenceSchema.optional(),
  precos: pricesSchema,
  agendamentoPreco: schedulesSchema,
  descricoes: descriptionsSchema,
  midias: mediaSchema,
  avaliacao: ratingSchema,
  atributos: attributesSchema,
  quantidadeProdutos: productCountSchema,
  faixaPrecos: priceRangeSchema,
  /** The first pictures of its products for a collage, for a Mac the originals; our own additions. */
  imagensProdutos: z.array(absoluteUrlSchema).optional(),
  imagensProdutosOriginais: z.array(absoluteUrlSchema).optional(),
  pecas: kitPiecesSchema,
  cuidados: kitCaresSchema,
  carrinho: cartPayloadSchema,
  rota: routeSchema,
  url: absoluteUrlSchema,
});
export type ListCard = z.infer<typeof listCardSchema>;

export const listPartSchema = productCardSchema.extend({ quantidade: z.int().min(0) });
export type ListPart = z.infer<typeof listPartSchema>;

export const listSchema = listCardSchema.extend({
  midias: detailMediaSchema,
  produtos: z.array(listPartSchema),
  lojas: soldInSchema.optional(),
});
export type List = z.infer<typeof listSchema>;

export const listDetailResponseSchema = pageEnvelope(listSchema, emptyInfoSchema);
export const listListingResponseSchema = pageEnvelope(
  z.object({ produtos: z.array(listCardSchema) }),
  listingInfoSchema,
);

/** POST list/shop: the chosen parts of a kit; prices come from the server's own data. Quantity 0 omits a part. */
export const listShopRequestSchema = z.object({
  idListaCompra: wireIdSchema,
  produtos: chosenProductsSchema,
  carrinho: z.boolean().default(true),
});
