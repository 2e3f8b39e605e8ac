// Validates each message form by the contract's schema and sends it by one API call.

import { redirect } from 'react-router';
import type { z } from 'zod';
import {
  listReviewRequestSchema,
  productReviewRequestSchema,
  questionRequestSchema,
  storeReviewRequestSchema,
} from '#contract/messages/feedback.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import {
  budgetRequestSchema,
  contactRequestSchema,
  newsletterRequestSchema,
  stockNoticeRequestSchema,
} from '#contract/messages/forms.ts';
import { cleanText, optionalLongTextSchema, senderNameSchema } from '#contract/messages/texts.ts';
import { form, type FormArgs, type FormHandler } from '#web/forms/form-action.server.ts';
import type { FormFailure, FormValues } from '#web/forms/form-result.ts';
import { sentKey } from '#web/forms/use-form.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import { toReturnPath } from '#web/http/return-path.ts';
import { paths } from '../../../paths.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { type MessageKind, thanks, trapField } from './message-kinds.ts';
import { isReviewKey } from './review-key.ts';

interface Answer {
  sucesso: boolean;
  mensagem?: string | undefined;
}
type Sender = FormHandler<{ message: string }>;

const skipsErrorPage = 'outside debug';
const staleAboutText = 'Esta página ficou aberta por muito tempo. Recarregue e tente de novo.';
const closedInvitationText = 'Este convite já foi usado ou não vale mais.';

function sender<Schema extends z.ZodType>(
  kind: MessageKind,
  schema: Schema,
  send: (api: ApiClient, body: z.output<Schema>, values: FormValues) => Promise<Answer>,
): Sender {
  return form(
    schema,
    async (body, { context, values }) => {
      const { sucesso, mensagem } = await send(context.get(storefrontContext).api, body, values);
      return sucesso ? { message: mensagem ?? thanks[kind] } : { error: mensagem ?? closedInvitationText };
    },
    (field, value) => toFieldSentence(kind, field, cleanText(value) === ''),
  );
}

/** A review may have no text; a shorter one than 20 letters would not be worth showing. */
const reviewTextSchema = optionalLongTextSchema(1000).refine((text) => text === '' || text.length >= 20);

const sendProductReview = sender(
  'avaliacao',
  productReviewRequestSchema.extend({ comentario: reviewTextSchema }),
  (api, body) => api.call('reviewProduct', { body, skipsErrorPage }),
);
const sendListReview = sender(
  'avaliacao',
  listReviewRequestSchema.extend({ comentario: reviewTextSchema }),
  (api, body) => api.call('reviewList', { body, skipsErrorPage }),
);

const sendStoreReview = sender(
  'avaliacao-da-loja',
  storeReviewRequestSchema.extend({ mensagem: reviewTextSchema }),
  (api, body, { key = '' }) =>
    isReviewKey(key)
      ? api.call('addStoreReview', { params: { key }, body, skipsErrorPage })
      : Promise.resolve({ sucesso: false }),
);

/** The form also requires a name, and a subject or a message; the call does not. */
const contactFormSchema = contactRequestSchema
  .extend({ nome: senderNameSchema })
  .refine(({ assunto, mensagem }) => assunto !== '' || mensagem !== '', { path: ['mensagem'] });

const senders: Readonly<Record<MessageKind, Sender>> = {
  'avise-me': sender('avise-me', stockNoticeRequestSchema, (api, body) =>
    api.call('requestStockNotice', { body, skipsErrorPage }),
  ),
  // The call has no field for the value of a product, so the message names it.
  orcamento: sender('orcamento', budgetRequestSchema, (api, body, { opcao }) => {
    const mensagem = opcao ? `${opcao}\n\n${body.mensagem}` : body.mensagem;
    return api.call('requestBudget', { body: { ...body, mensagem }, skipsErrorPage });
  }),
  pergunta: sender('pergunta', questionRequestSchema, (api, body) => api.call('askQuestion', { body, skipsErrorPage })),
  avaliacao: (args) => ('idListaCompra' in args.values ? sendListReview(args) : sendProductReview(args)),
  // An unticked checkbox is not posted and means no.
  'avaliacao-da-loja': (args) => sendStoreReview({ ...args, values: { autorizacao: 'n', ...args.values } }),
  contato: sender('contato', contactFormSchema, (api, body) => api.call('contact', { body, skipsErrorPage })),
  novidades: sender('novidades', newsletterRequestSchema, (api, body) =>
    api.call('subscribe', { body, skipsErrorPage }),
  ),
};

/** Sends a message of this kind. A no-script submit redirects to the page of the form, which shows the confirmation. */
export async function sendMessage(kind: MessageKind, args: FormArgs) {
  const { context, values, isDocument } = args;
  const outcome = values[trapField] ? { message: thanks[kind] } : await withVisibleFields(senders[kind], args);
  if (outcome instanceof Response || 'error' in outcome) return outcome;
  // Specification 2: the home page shows this confirmation.
  if (kind === 'avaliacao-da-loja') return redirect(toSentAddress(context, kind, paths.home), 303);
  return isDocument ? redirect(toSentAddress(context, kind, values['voltar']), 303) : outcome;
}

function toSentAddress(context: FormArgs['context'], kind: MessageKind, returnPath: unknown): string {
  const { options, toHref } = context.get(storefrontContext);
  const url = new URL(toReturnPath(returnPath) ?? toHref(paths.home), options.siteUrl);
  url.searchParams.set(sentKey, kind);
  return url.pathname + url.search + url.hash;
}

const hiddenFields = new Set(['idProduto', 'idAtributoValor', 'idListaCompra', 'nivel', 'idNivel']);

/** Hidden fields cannot show an error, so the form shows it. */
async function withVisibleFields(send: Sender, args: FormArgs) {
  try {
    const outcome = await send(args);
    return 'error' in outcome && outcome.fields ? toVisible(outcome, outcome.fields) : outcome;
  } catch (error) {
    if (!(error instanceof ApiCallError) || !error.fields) throw error;
    const { status, message, endpoint } = error;
    throw new ApiCallError(status, message, endpoint, { cause: error, fields: pickVisible(error.fields) });
  }
}

function toVisible(failure: FormFailure, fields: FormValues): FormFailure {
  const visible = pickVisible(fields);
  const isHidden = Object.keys(visible).length < Object.keys(fields).length;
  return { ...failure, fields: visible, ...(isHidden && { error: staleAboutText }) };
}

function pickVisible(fields: FormValues): FormValues {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !hiddenFields.has(name)));
}
