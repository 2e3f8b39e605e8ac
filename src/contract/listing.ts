// Listings by category, brand, landing page and search, with facets (contract 4.3).

import { z } from 'zod';
import { productCardSchema } from './product.ts';
import {
  absoluteUrlOrEmptySchema,
  absoluteUrlSchema,
  badgeSchema,
  brandSchema,
  emptyAsObject,
  facetRouteSchema,
  listingInfoSchema,
  pageEnvelope,
  percentSchema,
  reaisSchema,
  routeSchema,
} from './shared.ts';

export const orderLabels = ['Popularidade', 'Favoritos', 'Menor Preço', 'Maior Preço'] as const;
export type OrderLabel = (typeof orderLabels)[number];

const narrowingLink = {
  ativo: z.boolean(),
  /** Products that following the link would list; our own addition. */
  quantidade: z.int().optional(),
  rota: facetRouteSchema,
  url: absoluteUrlSchema,
};

export const facetValueSchema = z.object({
  id: z.int(),
  label: z.string(),
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
  ordem: z.int(),
  ...narrowingLink,
});
export type FacetValue = z.infer<typeof facetValueSchema>;

export const facetSchema = z.object({
  id: z.int(),
  nome: z.string(),
  tipo: z.enum(['texto', 'imagem']),
  valores: z.array(facetValueSchema),
});
export type Facet = z.infer<typeof facetSchema>;

export const priceRangeFacetSchema = z.object({ de: reaisSchema, ate: reaisSchema, ...narrowingLink });

export const discountFacetSchema = z.object({ de: percentSchema, ate: percentSchema, ...narrowingLink });

export const brandFacetSchema = brandSchema.extend({ quantidade: z.int().optional(), rota: facetRouteSchema });

/** A kind of product: a category whose products the listing may be reduced to. */
export const kindFacetSchema = z.object({ id: z.int(), nome: z.string(), ...narrowingLink });

const categoryEntrySchema = z.object({ id: z.int(), nome: z.string(), rota: routeSchema, url: absoluteUrlSchema });
export type CategoryEntry = z.infer<typeof categoryEntrySchema>;

export const orderOptionSchema = z.object({
  label: z.string(),
  title: z.string(),
  atual: z.boolean(),
  rota: facetRouteSchema,
  url: absoluteUrlSchema,
});

export const listingDetailsSchema = z.object({
  categorias: z.object({
    niveisAnteriores: z.array(categoryEntrySchema),
    atual: z.array(categoryEntrySchema),
    irmas: z.array(categoryEntrySchema),
    filhas: z.array(categoryEntrySchema),
  }),
  /** Our own addition; empty if all products are of one kind. */
  filtrosCategoria: z.array(kindFacetSchema).optional(),
  marcas: z.array(brandFacetSchema),
  filtros: z.array(facetSchema),
  atributos: z.array(facetSchema),
  filtrosPreco: z.array(priceRangeFacetSchema),
  filtrosDescontoPrecoPor: emptyAsObject(z.record(z.string(), discountFacetSchema)),
  selos: z.array(badgeSchema),
  /** How many of the products on all pages of the listing can be compared; our own addition. */
  quantidadeComparavel: z.int().optional(),
  ordenacao: z.array(orderOptionSchema),
});
export type ListingDetails = z.infer<typeof listingDetailsSchema>;

const descriptionsSchema = z.object({ curta: z.string(), longa: z.string() });

export const listedCategorySchema = z.object({
  id: z.int(),
  nome: z.string(),
  nivel: z.int(),
  descricoes: descriptionsSchema.optional(),
});
export const listedBrandSchema = brandSchema.partial({ rota: true, url: true }).extend({
  descricoes: descriptionsSchema.optional(),
});
export const listedLandingPageSchema = z.object({
  id: z.int(),
  nome: z.string(),
  descricoes: descriptionsSchema.optional(),
});

/** Only the one of `categoria`, `marca`, `landingPage` that is listed is present. */
export const listingContentSchema = z.object({
  produtos: z.array(productCardSchema),
  categoria: listedCategorySchema.optional(),
  marca: listedBrandSchema.optional(),
  landingPage: listedLandingPageSchema.optional(),
  busca: z.object({ texto: z.string(), sugestao: z.array(z.string()) }),
  layoutPersonalizado: z.object({ layout: z.string(), codigoCss: z.string() }),
  detalhes: listingDetailsSchema,
});
export type ListingContent = z.infer<typeof listingContentSchema>;

export const listingResponseSchema = pageEnvelope(listingContentSchema, listingInfoSchema);
export type ListingResponse = z.infer<typeof listingResponseSchema>;
