// Products in listings, showcases and on their own page (contract 2.5, 2.6).

import { z } from 'zod';
import {
  absoluteUrlOrEmptySchema,
  absoluteUrlSchema,
  badgeSchema,
  brandSchema,
  cartPayloadSchema,
  dateTimeSchema,
  detailMediaSchema,
  emptyAsObject,
  emptyInfoSchema,
  mediaSchema,
  pageEnvelope,
  pricesSchema,
  reaisSchema,
  routeSchema,
  schedulesSchema,
  wireIdSchema,
} from './shared.ts';

const statuses = ['disponivel', 'indisponivel', 'sobconsulta'] as const;
const findStatus = (text: string) => statuses.find((status) => status === text.toLowerCase());

/** Matched case-insensitively (reading A14). Any other text is out of stock (specification 4). */
export const statusSchema = z.preprocess(
  (value) => (typeof value === 'string' ? (findStatus(value) ?? 'indisponivel') : value),
  z.enum(statuses),
);
export type ProductStatus = z.infer<typeof statusSchema>;

/** Contract 2.5, `simples`: a unit inside one page, with its own SKU, price and stock. */
export const simpleValueSchema = z.object({
  idAtributoValor: z.int(),
  label: z.string(),
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
  selecionado: z.boolean(),
  sku: z.string(),
  estoque: z.int(),
  estoqueMarketplace: z.int(),
  descontoAdicional: z.number(),
  precos: pricesSchema,
  agendamentoPreco: schedulesSchema.optional(),
  AgendamentoPreco: schedulesSchema.optional(),
  carrinho: cartPayloadSchema,
});
export type SimpleValue = z.infer<typeof simpleValueSchema>;

/** The units of a sibling in short, `{}` when it has only one; our own interpretation of an undocumented shape. */
const siblingUnitsSchema = emptyAsObject(
  z.object({
    id: z.string().optional(),
    nome: z.string().optional(),
    valores: z
      .array(z.object({ idAtributoValor: z.int(), label: z.string(), estoque: z.int(), selecionado: z.boolean() }))
      .optional(),
  }),
);

/** Contract 2.5, `unico`: a sibling page of the same group. */
export const siblingValueSchema = z.object({
  idAtributoValor: z.int(),
  label: z.string(),
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
  selecionado: z.boolean(),
  produto: z.object({
    id: z.int(),
    estoque: z.int(),
    estoqueMarketplace: z.int(),
    status: statusSchema,
    midias: mediaSchema,
    atributoSimples: siblingUnitsSchema.optional(),
  }),
  rota: routeSchema,
  url: absoluteUrlSchema,
});
export type SiblingValue = z.infer<typeof siblingValueSchema>;

const attributeHead = { id: z.string(), nome: z.string(), tipo: z.enum(['texto', 'imagem']) };

export const attributesSchema = emptyAsObject(
  z.object({
    unico: z.object({ ...attributeHead, valores: z.array(siblingValueSchema) }).optional(),
    simples: z.object({ ...attributeHead, valores: z.array(simpleValueSchema) }).optional(),
  }),
);

export const descriptionsSchema = z.object({
  curta: z.string(),
  longa: z.string().optional(),
  simples: z.string().optional(),
  opcional1: z.string().optional(),
  opcional2: z.string().optional(),
  opcional3: z.string().optional(),
  tabelaMedida: z.string().optional(),
});

/** The shop's answer to a review; our own addition. */
export const reviewAnswerSchema = z.object({ texto: z.string(), data: dateTimeSchema });

export const productReviewSchema = z.object({
  id: z.int(),
  nome: z.string(),
  data: dateTimeSchema,
  comentario: z.string(),
  nota: z.int().min(1).max(5),
  recomenda: z.boolean(),
  /** City and state of the reviewer, and the value that was bought; our own additions. */
  local: z.string().optional(),
  tamanho: z.string().optional(),
  resposta: reviewAnswerSchema.optional(),
  /** The reviewed item: a product, or on a kit's page the kit. */
  produto: z.object({ id: z.int(), nome: z.string() }).optional(),
});
export type ProductReview = z.infer<typeof productReviewSchema>;

/** Without `avaliacoes` in listings. `media` is 0 to 5; `quantidade` counts all published ones. */
export const ratingSchema = z.object({
  media: z.number().min(0).max(5),
  quantidade: z.int().min(0),
  avaliacoes: z.array(productReviewSchema).optional(),
  /** How many gave 5, 4, 3, 2, 1 stars; our own addition, on detail only. */
  distribuicao: z.array(z.object({ nota: z.int().min(1).max(5), quantidade: z.int().min(0) })).optional(),
});
export type Rating = z.infer<typeof ratingSchema>;

export const productFilterSchema = z.object({
  idFiltro: z.int(),
  idValor: z.int(),
  nome: z.string(),
  label: z.string(),
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
});

/** Technical and safety facts as groups of label and value. */
export const characteristicSchema = z.object({
  nome: z.string(),
  visivelSite: z.boolean(),
  itens: z.array(z.object({ id: z.int(), label: z.string(), valor: z.string() })),
});
export type Characteristic = z.infer<typeof characteristicSchema>;

/** The strictest care among the parts of a kit on one subject, and the parts that ask for it; none for `livre`. */
const kitCareSchema = z.object({
  tema: z.enum(['gestacao', 'criancas', 'animais', 'sol']),
  label: z.string(),
  nivel: z.enum(['livre', 'cautela', 'desconhecido', 'evitar']),
  valor: z.string(),
  produtos: z.array(z.string()),
});
export type KitCare = z.infer<typeof kitCareSchema>;

/** Only kits have it; our own addition. */
export const kitCaresSchema = z.array(kitCareSchema).optional();

/** Of kits only: what a shopper gets who changes nothing, by the names of the products; our own addition. */
export const kitPiecesSchema = z.array(z.object({ nome: z.string(), quantidade: z.int().min(1) })).optional();
export type KitPieces = NonNullable<z.infer<typeof kitPiecesSchema>>;

/** Kits and curated lists: how many products they have; our own addition. */
export const productCountSchema = z.int().optional();

/**
 * Curated lists: the cheapest and the dearest of the products that can be bought now, of all if none can; absent with a product on
 * request. Our own addition.
 */
export const priceRangeSchema = z.object({ menor: reaisSchema, maior: reaisSchema }).optional();

export const questionSchema = z.object({
  id: z.int(),
  nome: z.string(),
  pergunta: z.string(),
  data: dateTimeSchema,
  respostas: z.array(
    z.object({
      id: z.int(),
      nome: z.string(),
      administrador: z.boolean(),
      resposta: z.string(),
      data: dateTimeSchema,
    }),
  ),
});

export const categoryReferenceSchema = z.object({
  id: z.int(),
  nome: z.string(),
  nivel: z.int(),
  taxonomia: z.array(z.object({ id: z.int(), nome: z.string() })),
});

/** Fields in listings, showcases, suggestions and kits (contract 2.6, marked L). */
export const productCardSchema = z.object({
  id: z.int(),
  nome: z.string(),
  sku: z.string(),
  status: statusSchema,
  tipo: z.string(),
  estoque: z.int(),
  estoqueMarketplace: z.int(),
  marca: brandSchema,
  categoria: categoryReferenceSchema,
  precos: pricesSchema,
  agendamentoPreco: schedulesSchema,
  descricoes: descriptionsSchema,
  midias: mediaSchema,
  avaliacao: ratingSchema,
  atributos: attributesSchema,
  carrinho: cartPayloadSchema,
  selos: z.array(badgeSchema),
  filtros: z.array(productFilterSchema),
  conjunto: emptyAsObject(z.object({})),
  pecas: kitPiecesSchema,
  cuidados: kitCaresSchema,
  quantidadeProdutos: productCountSchema,
  faixaPrecos: priceRangeSchema,
  /** Set if `url/product/compare` has its facts; our own addition. */
  comparavel: z.boolean().optional(),
  rota: routeSchema,
  url: absoluteUrlSchema,
});
export type ProductCard = z.infer<typeof productCardSchema>;

const combinationSchema = z.object({
  id: z.int(),
  tipoDesconto: z.enum(['valor', 'porcentagem']),
  desconto: z.number(),
  produto: productCardSchema,
});

/** The shops that sell it; our own addition. The page exists in every shop, but only these accept it in a cart. */
export const soldInSchema = z.array(z.string());

/** The product page. `marcas` may replace `marca` on other backends (contract 2.6). */
export const productSchema = productCardSchema.extend({
  marca: brandSchema.optional(),
  marcas: z.array(brandSchema).optional(),
  midias: detailMediaSchema,
  ean: z.string(),
  mpn: z.string(),
  AgendamentoPreco: schedulesSchema.optional(),
  caracteristicas: z.array(characteristicSchema),
  combinacoes: z.array(combinationSchema),
  perguntas: z.array(questionSchema),
  lojas: soldInSchema.optional(),
  video: z.object({ plataforma: z.enum(['youtube', 'vimeo']), url: absoluteUrlSchema }).optional(),
  assinatura: z.boolean(),
  layoutPersonalizado: z.object({
    layout: z.string(),
    layout2: z.string(),
    layout3: z.string(),
    codigoCss: z.string(),
    codigoJs: z.string(),
  }),
});
export type Product = z.infer<typeof productSchema>;

export const productDetailResponseSchema = pageEnvelope(productSchema, emptyInfoSchema);

export const chosenProductsSchema = z
  .array(z.object({ id: wireIdSchema, idAtributoValor: wireIdSchema.default(0), quantidade: wireIdSchema.default(1) }))
  .min(1)
  .max(100);

/** POST product/shop: the price of the chosen products, and the payload that adds them to the cart. */
export const productShopRequestSchema = z.object({
  carrinho: z.boolean().default(true),
  produtos: chosenProductsSchema,
});
export const shopResponseSchema = z.object({ precos: pricesSchema, carrinho: cartPayloadSchema.optional() });
export type ShopResponse = z.infer<typeof shopResponseSchema>;
