// Every unit for sale as shopping services read it (our own call). The storefront writes it as a feed.

import { z } from 'zod';
import { call, pageQuery, shopQuery } from './call.ts';
import { absoluteUrlSchema, dateTimeSchema, reaisSchema } from './shared.ts';

/** Maximum number of products and kits in one response. */
export const largestFeedPage = 200;

/** What shopping services take of a unit: the picture of its page, and ten more. */
export const mostFeedPictures = 11;

const feedUnitSchema = z.object({
  /** Of the unit, of a kit its own: different for all. */
  sku: z.string().min(1),
  /** The same for the units of one product, absent where it has only one. */
  grupo: z.string().optional(),
  /** With the label of the unit. */
  nome: z.string(),
  /** Plain text. */
  descricao: z.string(),
  /** The page of the shop with this unit chosen. */
  url: absoluteUrlSchema,
  /** JPEGs of 1200 pixels. */
  imagens: z.array(absoluteUrlSchema).min(1).max(mostFeedPictures),
  status: z.enum(['disponivel', 'indisponivel']),
  /** The price without `promocao`. */
  preco: reaisSchema,
  /**
   * What is paid instead of `preco`: now where it has no dates, else from `dataInicial` until `dataFinal`, which are whole
   * minutes and may lie ahead.
   */
  promocao: z
    .object({ preco: reaisSchema, dataInicial: dateTimeSchema.optional(), dataFinal: dateTimeSchema.optional() })
    .optional(),
  /** The most installments without interest of what is paid now, and the amount of each; absent without a choice, or where the shop takes no cards. */
  parcelamento: z.object({ parcelas: z.int().min(2), valor: reaisSchema }).optional(),
  marca: z.string(),
  /** A valid one of this unit alone; absent for a unit among several, whose product has one number. */
  gtin: z.string().optional(),
  mpn: z.string().optional(),
  /** Names of the categories, the root first. */
  categorias: z.array(z.string()),
  /** What distinguishes the unit in its group: `Volume`, `10 ml`. */
  variacao: z.object({ nome: z.string(), label: z.string() }).optional(),
  /** What the package holds, as cards show its price by the measure. */
  medida: z.object({ quantidade: z.number().positive(), unidade: z.enum(['ml', 'g']) }).optional(),
  /** As it is posted; absent while it is unknown. */
  pesoGramas: z.int().positive().optional(),
  kit: z.boolean(),
});
export type FeedUnit = z.infer<typeof feedUnitSchema>;

export const productFeedCalls = {
  productFeed: call('GET', '/feeds/products', {
    summary: 'Units for sale with price and stock, for shopping services',
    query: z.object({ ...pageQuery, ...shopQuery }),
    response: z.object({
      unidades: z.array(feedUnitSchema),
      /** Counts products and kits, each with all its units: none where it has no picture or no price. */
      info: z.object({ total: z.int(), offset: z.int(), limit: z.int() }),
    }),
  }),
};
