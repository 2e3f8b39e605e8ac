// Settings, menus, page content, banners, showcases, brands and popups (contract 4.1 to 4.3, 4.10 to 4.12), and the
// addresses that search engines may show (our own call).

import { z } from 'zod';
import { paymentKindSchema } from './buying/checkout.ts';
import { call, pageQuery, shopQuery } from './call.ts';
import { productCardSchema } from './product.ts';
import {
  absoluteUrlOrEmptySchema,
  brandSchema,
  dateTimeSchema,
  emptyAsObject,
  emptyInfoSchema,
  pageEnvelope,
  pageLevelSchema,
  reaisSchema,
  routeOrEmptySchema,
} from './shared.ts';

/** Specification 9 holds the values; fractions in `descontos` (0.05 is 5 %). */
export const settingsSchema = z.object({
  sistema: z.object({
    geral: z.object({
      site: z.object({
        razaoSocial: z.string(),
        cnpj: z.string(),
        endereco: z.string(),
        cep: z.string(),
        telefoneContato: z.string(),
        atendimento: z.string(),
        emailContato: z.string().optional(),
      }),
      /** Mean and number of the published reviews of the shop, absent below two; our own addition. */
      avaliacao: z.object({ media: z.number().min(1).max(5), quantidade: z.int().min(2) }).optional(),
    }),
    checkout: z.object({
      carrinho: z.object({
        alertaFreteGratis: z.boolean(),
        alertaFreteGratisValorFixo: z.object({
          status: z.boolean(),
          valor: reaisSchema,
          /** Threshold in the Southeast and South (specification 9); our own addition. */
          valorSulSudeste: reaisSchema.optional(),
          /** Whether a subtotal equal to the threshold ships free (reading A16); our own addition. */
          inclusivo: z.boolean().optional(),
        }),
      }),
      /** Specification 10.4: the cut-off hour (24 = none) and the business days until a parcel is posted; our own addition. */
      entrega: z.object({ horarioCorte: z.int().min(0).max(24), diasPreparo: z.int().min(0).max(60) }).optional(),
      /** Whether orders can be placed: the shop is open and a payment method is set up; false when absent. Our own addition. */
      aberto: z.boolean().optional(),
      pagamento: z.object({
        descontos: z.object({ pix: z.number(), boleto: z.number(), cartao: z.number(), deposito: z.number() }),
        prioridade: z.string(),
        somentePix: z.boolean(),
        /**
         * The payment methods that are set up (reading A48), the preferred one first; absent in the responses of an API that does not
         * know them, which stands for all. Our own addition.
         */
        formas: z.array(paymentKindSchema).optional(),
      }),
    }),
    assinatura: z.object({
      ativo: z.boolean(),
      recorrencias: z.array(z.int()),
      descontoGeral: z.number(),
      descontoPrimeiroPedido: z.number(),
    }),
    listagem: z.object({
      itensPorPagina: z.int(),
      opcoesItensPorPagina: z.array(z.int()),
      ordenacaoPadrao: z.string(),
    }),
    modulos: z.object({
      listaPresente: z.boolean(),
      marketplace: z.boolean(),
      exibirEstoque: z.boolean(),
      vitrineVistos: z.boolean(),
      manutencao: z.boolean(),
      /** False when absent; our own additions. */
      revendedor: z.boolean().optional(),
      canalVenda: z.boolean().optional(),
      representante: z.boolean().optional(),
    }),
  }),
  link: z.object({
    social: z.object({
      facebook: absoluteUrlOrEmptySchema,
      instagram: absoluteUrlOrEmptySchema,
      youtube: absoluteUrlOrEmptySchema.optional(),
      pinterest: absoluteUrlOrEmptySchema.optional(),
    }),
    blog: absoluteUrlOrEmptySchema.optional(),
    revendedor: absoluteUrlOrEmptySchema.optional(),
  }),
  configuracoes: z.object({ google: z.object({ tag: z.object({ verification: z.array(z.string()) }) }) }),
  /** Page levels that have a popup in the requested shop; our own addition. When absent, any level may have one. */
  popups: z.array(z.string()).optional(),
});
export type Settings = z.infer<typeof settingsSchema>;

const menuItemFields = {
  label: z.string(),
  link: absoluteUrlOrEmptySchema,
  target: z.enum(['_self', '_blank']),
  tipo: z.enum(['personalizado', 'categoria']),
  idTipo: z.int(),
  destaque: z.boolean(),
  rota: routeOrEmptySchema,
  icone: absoluteUrlOrEmptySchema,
  iconeOriginal: absoluteUrlOrEmptySchema,
  svg: z.string(),
};
const menuItemLevel3Schema = z.object({ ...menuItemFields, sub: z.array(z.never()).max(0) });
const menuItemLevel2Schema = z.object({ ...menuItemFields, sub: z.array(menuItemLevel3Schema) });
/** Up to three levels (specification 2, main menu). */
export const menuItemSchema = z.object({ ...menuItemFields, sub: z.array(menuItemLevel2Schema) });
type MenuItemFields = Omit<z.infer<typeof menuItemSchema>, 'sub'>;
export interface MenuItem extends MenuItemFields {
  sub: readonly MenuItem[];
}

export const menuSchema = z.object({
  id: z.int(),
  hash: z.string(),
  nome: z.string(),
  menu: z.array(menuItemSchema),
});
export type Menu = z.infer<typeof menuSchema>;

/** `path` is the one address of the page, to which all others lead; our own addition. */
export const verifyResponseSchema = z.object({ nivel: pageLevelSchema, path: z.string().optional() });

/** `vazia`: whether the shop has neither a product nor a list yet, sold out or not; false when absent. Our own addition. */
export const homeResponseSchema = pageEnvelope(
  emptyAsObject(z.object({ vazia: z.boolean().optional() })),
  emptyInfoSchema,
);

/** The index of institutional pages travels in `paginas` at /pagina; our own addition (reading A6). */
export const institutionalPageSchema = z.object({
  id: z.int(),
  titulo: z.string(),
  conteudo: z.string(),
  atualizadoEm: dateTimeSchema.optional(),
  paginas: z.array(z.object({ titulo: z.string(), path: z.string() })).optional(),
  layoutPersonalizado: z.object({ layout: z.string(), codigoCss: z.string() }),
});
export const pageResponseSchema = pageEnvelope(institutionalPageSchema, emptyInfoSchema);

const bannerDimensionSchema = z.object({
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
  link: absoluteUrlOrEmptySchema,
});

/** Title, text and button are our own additions, which keep words out of pictures, and so is the end. */
export const bannerSchema = z.object({
  id: z.int(),
  nome: z.string(),
  dataInicial: dateTimeSchema,
  dataFinal: dateTimeSchema.optional(),
  titulo: z.string().optional(),
  sobretitulo: z.string().optional(),
  texto: z.string().optional(),
  botao: z.string().optional(),
  alternativa: z.string().optional(),
  dimensoes: z.object({ desktop: bannerDimensionSchema, mobile: bannerDimensionSchema }),
});
export type Banner = z.infer<typeof bannerSchema>;
export const bannersResponseSchema = z.object({ banners: z.array(bannerSchema) });

export const showcaseResponseSchema = z.object({
  vitrine: z.object({ id: z.int(), nivel: z.string(), titulo: z.string(), tagTitulo: z.string() }),
  produtos: z.array(productCardSchema),
});
export type Showcase = z.infer<typeof showcaseResponseSchema>;

/** Devices side by side; our own addition. Without `valor` a fact is unknown. The facts of all devices have the same labels in the same order. */
const comparedFactSchema = z.object({ label: z.string(), valor: z.string().optional() });

/** Why a requested product is not compared: no such product, no facts, not sold in the shop, one too many. */
const refusalSchema = z.enum(['desconhecido', 'sem-fatos', 'outra-loja', 'excedente']);

const comparisonSchema = z.object({
  produtos: z.array(z.object({ produto: productCardSchema, fatos: z.array(comparedFactSchema) })),
  /** `nome` is empty for an unknown product. */
  recusados: z.array(z.object({ nome: z.string(), motivo: refusalSchema })),
  /** What the shop has to compare, most popular first. */
  opcoes: z.array(productCardSchema),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** Those with fixed names. They precede `showcase` in the table, because its `:hash` would match them too. */
export const showcaseCalls = {
  seenProducts: call('GET', '/showcase/products/ultimos-vistos', {
    tier: 2,
    summary: 'Recently viewed products, in the given order',
    query: z.object({
      productId: z.string().optional(),
      /** Ids separated by `;`. */
      seenProducts: z.string().optional(),
      limit: z.string().optional(),
      ...shopQuery,
    }),
    response: showcaseResponseSchema,
  }),
  recommendedProducts: call('GET', '/showcase/products/produto-detalhe-indicados', {
    tier: 2,
    summary: 'Recommended products for a product or a kit',
    query: z.object({
      productId: z.string().optional(),
      /** A kit instead of a product; our own addition. */
      idListaCompra: z.string().optional(),
      ...shopQuery,
    }),
    response: showcaseResponseSchema,
  }),
  compareProducts: call('GET', '/showcase/products/comparacao', {
    summary: 'Up to four devices side by side, by their facts',
    query: z.object({
      /** Ids separated by `;`. */
      produtos: z.string().optional(),
      ...shopQuery,
    }),
    response: comparisonSchema,
  }),
};

export const brandsResponseSchema = z.object({ marcas: z.array(brandSchema) });

/** `id` is stable: it is the local-storage key that suppresses the popup. `botao` and `reexibirEm` are our own additions. */
export const popupSchema = z.object({
  id: z.int(),
  titulo: z.string(),
  conteudo: z.string(),
  imagem: absoluteUrlOrEmptySchema,
  imagemOriginal: absoluteUrlOrEmptySchema,
  link: absoluteUrlOrEmptySchema,
  /** Milliseconds. */
  atraso: z.int().min(0),
  botao: z.string().optional(),
  /** Days before a visitor who saw the popup sees it again; absent means never. */
  reexibirEm: z.int().min(1).optional(),
});
export type Popup = z.infer<typeof popupSchema>;

/** Maximum number of addresses in one response. */
export const largestSitemapPage = 5000;

/** Pages of catalogue and content, among them the indexes that are not empty; the storefront adds its home pages. */
export const sitemapResponseSchema = z.object({
  paginas: z.array(
    z.object({
      /** With a leading slash, never with `loja`, as in the page's `seo.canonical`. */
      path: z.string(),
      /** Absent when unknown. */
      atualizadoEm: dateTimeSchema.optional(),
    }),
  ),
  info: z.object({ total: z.int(), offset: z.int(), limit: z.int() }),
});

export const sitemapCalls = {
  sitemap: call('GET', '/url/sitemap', {
    summary: 'Canonical addresses that search engines may show',
    query: z.object(pageQuery),
    response: sitemapResponseSchema,
  }),
};
