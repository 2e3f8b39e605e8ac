// Ratings and questions (contract 4.9 and 4.13).

import { z } from 'zod';
import { call, pageQuery, successSchema } from '../call.ts';
import { productReviewSchema, reviewAnswerSchema } from '../product.ts';
import { emailSchema, flagSchema, dateTimeSchema, windowSchema } from '../shared.ts';
import {
  contactSchema,
  longTextSchema,
  optionalLongTextSchema,
  rowIdSchema,
  senderNameSchema,
  starsSchema,
} from './texts.ts';

const maxComment = 2000;

/** `experiencia` and `atendimento` in stars; `autorizacao` = the shop may show it. */
export const storeReviewRequestSchema = z.object({
  experiencia: starsSchema,
  atendimento: starsSchema,
  satisfacao: flagSchema,
  autorizacao: flagSchema,
  mensagem: optionalLongTextSchema(maxComment),
});
export type StoreReviewRequest = z.infer<typeof storeReviewRequestSchema>;

export const storeReviewSchema = z.object({
  nome: z.string(),
  data: dateTimeSchema,
  experiencia: z.int().min(1).max(5),
  atendimento: z.int().min(1).max(5),
  satisfacao: z.boolean(),
  mensagem: z.string(),
  resposta: reviewAnswerSchema.optional(),
});
export type StoreReview = z.infer<typeof storeReviewSchema>;

/** `medias` is our own addition: means of the published reviews, to one decimal (0 without any), and percent satisfied. */
export const storeReviewsResponseSchema = z.object({
  avaliacoes: z.array(storeReviewSchema),
  info: windowSchema.extend({
    medias: z.object({
      experiencia: z.number().min(0).max(5),
      atendimento: z.number().min(0).max(5),
      satisfacao: z.number().min(0).max(100),
    }),
  }),
});
export type StoreReviewsResponse = z.infer<typeof storeReviewsResponseSchema>;

/** Published reviews with a comment; reviews without one only count in a product's mean. */
export const productReviewsResponseSchema = z.object({
  avaliacoes: z.array(productReviewSchema.extend({ produto: z.object({ id: z.int(), nome: z.string() }) })),
  info: windowSchema,
});
export type ProductReviewsResponse = z.infer<typeof productReviewsResponseSchema>;

/** Without `recomenda`, four stars and more recommend; `comentario` may be empty. */
const reviewFields = {
  nome: senderNameSchema,
  email: emailSchema,
  nota: starsSchema,
  comentario: optionalLongTextSchema(maxComment),
  recomenda: flagSchema.nullish(),
};
export const productReviewRequestSchema = z.object({ idProduto: rowIdSchema, ...reviewFields });
export const listReviewRequestSchema = z.object({ idListaCompra: rowIdSchema, ...reviewFields });
export type ReviewRequest = Omit<z.infer<typeof productReviewRequestSchema>, 'idProduto'>;

export const questionLevelSchema = z.enum(['produto', 'categoria', 'marca', 'landingPage']);
export const questionRequestSchema = z.object({
  nivel: questionLevelSchema,
  idNivel: rowIdSchema,
  nome: senderNameSchema,
  email: emailSchema,
  contato: contactSchema,
  pergunta: longTextSchema(3, maxComment),
});
export type QuestionRequest = z.infer<typeof questionRequestSchema>;

export const answerRequestSchema = z.object({
  idPergunta: rowIdSchema,
  nome: senderNameSchema,
  email: emailSchema,
  contato: contactSchema,
  resposta: longTextSchema(2, maxComment),
});
export type AnswerRequest = z.infer<typeof answerRequestSchema>;

export const feedbackCalls = {
  checkStoreReviewKey: call('GET', '/evaluations/store/add/:key', {
    tier: 1,
    summary: 'Whether an invitation to review the shop can be used; changes nothing',
    response: successSchema,
  }),
  addStoreReview: call('POST', '/evaluations/store/add/:key', {
    tier: 2,
    summary: 'Reviews the shop by an invitation, once',
    request: storeReviewRequestSchema,
    response: successSchema,
  }),
  storeReviews: call('GET', '/evaluations/store', {
    tier: 2,
    summary: 'Published reviews of the shop, newest first',
    query: z.object({ ...pageQuery, codigoPais: z.string().optional() }),
    response: storeReviewsResponseSchema,
  }),
  productReviews: call('GET', '/evaluations/product', {
    tier: 2,
    summary: 'Published reviews of products, by date or by stars',
    query: z.object({
      ...pageQuery,
      /** By date: `ASC`, else the newest first. `MELHORES` and `PIORES`, our own additions, order by stars. */
      order: z.string().optional(),
      idCategoria: z.string().optional(),
      nota: z.string().optional(),
      idProduto: z.string().optional(),
    }),
    response: productReviewsResponseSchema,
  }),
  reviewProduct: call('POST', '/evaluations/product', {
    tier: 2,
    summary: 'Reviews a product; shown once it is approved',
    request: productReviewRequestSchema,
    response: successSchema,
  }),
  reviewList: call('POST', '/evaluations/list', {
    tier: 3,
    summary: 'Reviews a kit or list; shown once it is approved',
    request: listReviewRequestSchema,
    response: successSchema,
  }),
  askQuestion: call('POST', '/question', {
    tier: 2,
    summary: 'Asks about a product, category, brand or landing page',
    request: questionRequestSchema,
    response: successSchema,
  }),
  answerQuestion: call('POST', '/question/answer', {
    tier: 3,
    summary: 'Answers a published question; shown once it is approved',
    request: answerRequestSchema,
    response: successSchema,
  }),
};
