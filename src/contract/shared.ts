// The store API's wire contract as zod schemas. This file: the shapes that every area shares (contract section 2).

import { z } from 'zod';
import { parsePostalCode } from '#rules/postal-code.ts';
import { cleanCode, removeInvisible } from '#rules/typed-text.ts';

/** The original platform sends `[]` or null where an object is empty; both are parsed as `{}`. */
export function emptyAsObject<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === null || value === undefined || (Array.isArray(value) && value.length === 0) ? {} : value),
    schema,
  );
}

/** `value` where a request has the field as null or not at all. */
export const absentAs = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.nullish().transform((given) => given ?? value);

/** Reais as a JSON number with at most two decimals, such as `49.9`. */
export const reaisSchema = z.number().refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
  message: 'more than two decimals',
});
/** Percent as a number: 5 means 5 %. */
export const percentSchema = z.number();
export const absoluteUrlSchema = z.url();
export const absoluteUrlOrEmptySchema = z.union([z.url(), z.literal('')]);
/** ISO 8601 with offset, such as `2026-11-27T23:59:59-03:00`. */
export const dateTimeSchema = z.iso.datetime({ offset: true });

export const pageLevels = [
  'home',
  'product/detail',
  'list/detail',
  'product/listing/category',
  'product/listing/brand',
  'product/listing/landing-page',
  'product/listing/search',
  'page',
] as const;
/** Specification 2: the eight page levels. `list/listing` (the index of lists) is the contract's ninth. */
export const pageLevelSchema = z.enum([...pageLevels, 'list/listing']);
export type PageLevel = z.infer<typeof pageLevelSchema>;

/** Ids and counts in requests: numbers, or the numeric strings that public clients send; 0 means "none". */
export const wireIdSchema = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

const stringRecordSchema = emptyAsObject(z.record(z.string(), z.string()));

/** A route object with a target (contract 2.1). */
export const routeSchema = z.object({
  name: z.string(),
  route: z.string(),
  path: z.string().startsWith('/'),
  params: stringRecordSchema,
  query: stringRecordSchema,
});
export type Route = z.infer<typeof routeSchema>;

/** Filters and ordering omit `route`; `query` holds the whole state after the link is followed. */
export const facetRouteSchema = z.object({
  name: z.string(),
  path: z.string().startsWith('/').optional(),
  params: stringRecordSchema,
  query: stringRecordSchema,
});
export type FacetRoute = z.infer<typeof facetRouteSchema>;

/** A route object, or `{}` for an item without a link. */
export const routeOrEmptySchema = emptyAsObject(z.union([routeSchema, z.strictObject({})]));
export type RouteOrEmpty = z.infer<typeof routeOrEmptySchema>;

export const seoSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  canonical: absoluteUrlSchema,
  indexar: z.boolean(),
  titleSocial: z.string().optional(),
  descriptionSocial: z.string().optional(),
  openGraphUrlImagem: absoluteUrlOrEmptySchema.optional(),
  twitterUrlImagem: absoluteUrlOrEmptySchema.optional(),
});
export type Seo = z.infer<typeof seoSchema>;

export const breadcrumbSchema = z.object({
  label: z.string(),
  url: absoluteUrlSchema,
  atual: z.boolean(),
  /** `{}` for a page without a level of its own. */
  rota: routeOrEmptySchema.optional(),
});
export type Breadcrumb = z.infer<typeof breadcrumbSchema>;

export const structureSchema = z.object({
  nivel: pageLevelSchema,
  seo: seoSchema,
  breadcrumb: z.array(breadcrumbSchema),
});
export type Structure = z.infer<typeof structureSchema>;

/** The window of a list that a response shows: `exibindo` of `total`. */
export const windowSchema = z.object({
  offset: z.int().min(0),
  limit: z.int().min(1),
  exibindo: z.int().min(0),
  total: z.int().min(0),
});

/** `prev` and `next` are `""` when there is none. */
export const listingInfoSchema = z.object({
  filtros: stringRecordSchema,
  prev: absoluteUrlOrEmptySchema,
  self: absoluteUrlSchema,
  next: absoluteUrlOrEmptySchema,
  ...windowSchema.shape,
});
export type ListingInfo = z.infer<typeof listingInfoSchema>;

/** Every `url/*` response: `{ estrutura, conteudo, info }` (contract 2.2). */
export function pageEnvelope<Content extends z.ZodType, Info extends z.ZodType>(content: Content, info: Info) {
  return z.object({ estrutura: structureSchema, conteudo: content, info });
}

export const emptyInfoSchema = emptyAsObject(z.object({}));

export const installmentSchema = z.object({
  parcelas: z.int().min(1),
  valorParcela: reaisSchema,
  valorTotal: reaisSchema,
  taxa: percentSchema,
  exibirTaxa: z.boolean(),
});
export type Installment = z.infer<typeof installmentSchema>;

/** Contract 2.3. `de` is 0 when there is no "from" price; `precoPor` is the same number as `por` (reading A38). */
export const pricesSchema = z.object({
  de: reaisSchema,
  por: reaisSchema,
  precoPor: reaisSchema.optional(),
  vista: reaisSchema,
  descontoVista: percentSchema,
  editavel: z.boolean(),
  parcelamento: z.array(installmentSchema),
  combinacao: z.object({ por: reaisSchema }).optional(),
});
export type Prices = z.infer<typeof pricesSchema>;

export const priceScheduleSchema = z.object({
  nome: z.string(),
  precoDe: reaisSchema,
  precoPor: reaisSchema,
  descontoVista: percentSchema,
  dataInicial: dateTimeSchema,
  dataFinal: dateTimeSchema,
});
export type PriceSchedule = z.infer<typeof priceScheduleSchema>;

export const schedulesSchema = emptyAsObject(
  z.object({ aplicado: priceScheduleSchema.optional(), geral: z.array(priceScheduleSchema).optional() }),
);

const pictureFilesSchema = z.object({
  zoom: absoluteUrlSchema,
  big: absoluteUrlSchema,
  medium: absoluteUrlSchema,
  small: absoluteUrlSchema,
});
export type PictureFiles = z.infer<typeof pictureFilesSchema>;

export const imageSchema = z.object({
  id: z.int(),
  idAtributoValor: z.int(),
  descricao: z.string(),
  label: z.string(),
  arquivos: pictureFilesSchema,
  arquivosOriginais: pictureFilesSchema,
});
export type Image = z.infer<typeof imageSchema>;

export const mediaSchema = emptyAsObject(z.object({ imagens: z.array(imageSchema).default([]) }));

const fileSchema = z.object({
  id: z.int(),
  idAtributoValor: z.int(),
  descricao: z.string(),
  label: z.string(),
  arquivo: absoluteUrlSchema,
});
/** On detail also downloads: files and manuals. */
export const detailMediaSchema = emptyAsObject(
  z.object({
    imagens: z.array(imageSchema).default([]),
    arquivos: z.array(fileSchema).optional(),
    manuais: z.array(fileSchema).optional(),
  }),
);

export const badgeSchema = z.object({
  id: z.int(),
  nome: z.string(),
  tipo: z.enum(['texto', 'imagem']),
  label: z.string(),
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
  proporcaoDetalheProduto: z.number(),
  proporcaoVitrineProduto: z.number(),
  cores: z.object({
    texto: z.string(),
    selo: z.string(),
    posicao: z.object({ x: z.enum(['left', 'center', 'right']), y: z.enum(['top', 'middle', 'bottom']) }),
  }),
});
export type Badge = z.infer<typeof badgeSchema>;

export const brandSchema = z.object({
  id: z.int(),
  nome: z.string(),
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
  ativo: z.boolean(),
  rota: routeSchema,
  url: absoluteUrlSchema,
});
export type Brand = z.infer<typeof brandSchema>;

export const cartPayloadItemSchema = z.object({
  idProduto: z.string(),
  idAtributoSimples: z.string(),
  idUnidadeVenda: z.string(),
  idArmazem: z.string(),
  quantidade: z.string(),
  adicional: z.string(),
  parametros: z.string(),
});

/** Ready-made add-to-cart payload; `{ tipo, itens }` is posted to the cart unchanged (contract 2.4). */
export const cartPayloadSchema = z.object({
  hash: z.string(),
  url: absoluteUrlSchema,
  tipo: z.enum(['produto', 'lista']),
  itens: z.array(cartPayloadItemSchema),
});
export type CartPayload = z.infer<typeof cartPayloadSchema>;

/** Every non-2xx response (contract 1). */
export const errorSchema = z.object({
  error: z.string().min(1),
  /**
   * Our own addition: a message for each invalid field of the request, by the field's own name (`cep`
   * also inside `endereco`). A field of an array's item has its path, such as `itens.0.quantidade`.
   */
  campos: z.record(z.string(), z.string()).optional().meta({
    description: 'Messages for the shopper by the name of the invalid field. Absent when no field is invalid.',
  }),
  /** Our own addition: a sentence for each thing that has changed since the shopper saw it. */
  diferencas: z.array(z.string()).optional(),
});

export const emailSchema = z.string().overwrite(cleanCode).toLowerCase().max(254).pipe(z.email());
export const personNameSchema = z.string().overwrite(removeInvisible).trim().min(2).max(120);
/** Eight digits, with or without the hyphen; the result has only the digits. */
export const postalCodeSchema = z
  .string()
  .max(40)
  .transform((text, context) => parsePostalCode(text) ?? refuse(context));
/** Public clients send flags as booleans, numbers or words. */
export const flagSchema = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false', 's', 'n'])])
  .transform((value) => [true, 1, '1', 'true', 's'].includes(value));

/** Refuses a value in a transform; the message is chosen by the field. */
export function refuse(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}
