// What a form of the shop becomes: checked by the contract's schemas, then one call of the API.
import type { z } from 'zod';
import {
  listReviewRequestSchema,
  productReviewRequestSchema,
  questionRequestSchema,
  storeReviewRequestSchema,
} from '#contract/messages/feedback.ts';
import {
  budgetRequestSchema,
  contactRequestSchema,
  newsletterRequestSchema,
  stockNoticeRequestSchema,
} from '#contract/messages/forms.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { cleanText, optionalLongTextSchema, senderNameSchema } from '#contract/messages/texts.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { type FieldErrors, type MessageKind, type MessageResult, thanks, trapField } from './message-kinds.ts';
import { isReviewKey } from './review-key.ts';

type Fields = Readonly<Record<string, string>>;
interface Answer {
  sucesso: boolean;
  mensagem?: string | undefined;
}
/** Answers what the API says, or the names of the fields that it would not take. */
type Sender = (api: ApiClient, fields: Fields) => Promise<Answer | { wrong: string[] }>;

const skipsErrorPage = true;

function checked<Schema extends z.ZodType>(
  schema: Schema,
  send: (api: ApiClient, body: z.output<Schema>, fields: Fields) => Promise<Answer>,
): Sender {
  return async (api, fields) => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return send(api, parsed.data, fields);
    return { wrong: parsed.error.issues.map(({ path }) => String(path[0])) };
  };
}

/** Design: words are worth showing from 20 letters on; none at all are fine. */
const reviewTextSchema = optionalLongTextSchema(1000).refine((text) => text === '' || text.length >= 20);

const sendProductReview = checked(productReviewRequestSchema.extend({ comentario: reviewTextSchema }), (api, body) =>
  api.call('reviewProduct', { body, skipsErrorPage }),
);
const sendListReview = checked(listReviewRequestSchema.extend({ comentario: reviewTextSchema }), (api, body) =>
  api.call('reviewList', { body, skipsErrorPage }),
);
const sendStoreReview = checked(
  storeReviewRequestSchema.extend({ mensagem: reviewTextSchema }),
  (api, body, { key = '' }) =>
    isReviewKey(key)
      ? api.call('addStoreReview', { params: { key }, body, skipsErrorPage })
      : Promise.resolve({ sucesso: false }),
);

/** The shop's own form asks for more than the call: a name, and something to read. */
const contactFormSchema = contactRequestSchema
  .extend({ nome: senderNameSchema })
  .refine(({ assunto, mensagem }) => assunto !== '' || mensagem !== '', { path: ['mensagem'] });

const senders: Readonly<Record<MessageKind, Sender>> = {
  'avise-me': checked(stockNoticeRequestSchema, (api, body) =>
    api.call('requestStockNotice', { body, skipsErrorPage }),
  ),
  // The call knows products only: which value of it is wanted is said in words.
  orcamento: checked(budgetRequestSchema, (api, body, { opcao }) => {
    const mensagem = opcao ? `${opcao}\n\n${body.mensagem}` : body.mensagem;
    return api.call('requestBudget', { body: { ...body, mensagem }, skipsErrorPage });
  }),
  pergunta: checked(questionRequestSchema, (api, body) => api.call('askQuestion', { body, skipsErrorPage })),
  avaliacao: (api, fields) =>
    'idListaCompra' in fields ? sendListReview(api, fields) : sendProductReview(api, fields),
  // A box that is not ticked does not travel: it means no.
  'avaliacao-da-loja': (api, fields) => sendStoreReview(api, { autorizacao: 'n', ...fields }),
  contato: checked(contactFormSchema, (api, body) => api.call('contact', { body, skipsErrorPage })),
  novidades: checked(newsletterRequestSchema, (api, body) => api.call('subscribe', { body, skipsErrorPage })),
};

export interface SentMessage {
  /** Of the answer to the browser. */
  status: number;
  result: MessageResult;
}

const lostAboutText = 'Esta página ficou aberta por muito tempo. Recarregue e tente de novo.';
const closedInvitationText = 'Este convite já foi usado ou não vale mais.';

/** Throws what is no ApiCallError; of the API's own failures (5xx) too, since the caller writes them to the log. */
export async function sendMessage(api: ApiClient, kind: MessageKind, fields: Fields): Promise<SentMessage> {
  if (fields[trapField]) return { status: 200, result: { ok: true, text: thanks[kind], errors: {} } };
  try {
    const answer = await senders[kind](api, fields);
    if ('wrong' in answer) return toRefusal(kind, answer.wrong, fields);
    const text = answer.mensagem ?? (answer.sucesso ? thanks[kind] : closedInvitationText);
    return { status: answer.sucesso ? 200 : 422, result: { ok: answer.sucesso, text, errors: {} } };
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status >= 500) throw error;
    return { status: error.status, result: { ok: false, text: error.message, errors: {} } };
  }
}

const unseenFields = new Set(['idProduto', 'idAtributoValor', 'idListaCompra', 'nivel', 'idNivel']);

function toRefusal(kind: MessageKind, wrong: readonly string[], fields: Fields): SentMessage {
  const seen = wrong.filter((name) => !unseenFields.has(name));
  const errors: FieldErrors = Object.fromEntries(
    seen.map((name) => [name, toFieldSentence(kind, name, cleanText(fields[name] ?? '') === '')]),
  );
  const text = seen.length < wrong.length ? lostAboutText : undefined;
  return { status: 400, result: { ok: false, errors, ...(text && { text }) } };
}
