// The one door for what visitors write to the shop. Forms with script get JSON; forms without it come back to their page,
// or find themselves here, with what was typed and what to mend.
import { data, redirect, type RouterContextProvider } from 'react-router';
import { MessagePage } from '../../features/feedback/message-page.tsx';
import { findMessageKind, type MessageKind, pickAboutFields } from '../../features/feedback/messages/message-kinds.ts';
import { type SentMessage, sendMessage } from '../../features/feedback/messages/send-message.server.ts';
import { errorTexts, toErrorAnswer } from '#web/errors/error-view.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { readFields } from '#web/http/posted-form.ts';
import { toReturnPath } from '#web/http/return-path.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { tryLaterText } from '#web/errors/try-later-text.ts';
import { sentKey } from '#web/use-sent-message.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/message';

type Fields = Record<string, string>;

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, params }, next) => {
    const kind = findMessageKind(params.tipo);
    if (!kind) return next();
    if (request.method !== 'POST') throw redirect(context.get(storefrontContext).toHref(paths.home));
    if (request.headers.get('Accept') !== 'application/json') return next();
    const { status, result } = await deliver(context, kind, await readRequest(request));
    return Response.json(result, { status });
  },
];

export function loader({ params }: Route.LoaderArgs) {
  getKind(params);
  return null;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const kind = getKind(params);
  const fields = await readRequest(request);
  const { status, result } = await deliver(context, kind, fields);
  if (!result.ok) return data({ kind, result, fields }, { status });
  throw redirect(result.next ?? toSentAddress(context, kind, fields), 303);
}

function getKind({ tipo }: { tipo: string }): MessageKind {
  const kind = findMessageKind(tipo);
  if (!kind) throw toErrorAnswer(404, errorTexts.notFound);
  return kind;
}

/** What is no form holds no fields. */
async function readRequest(request: Request): Promise<Fields> {
  return readFields(await request.formData().catch(() => new FormData()));
}

async function deliver(
  context: Readonly<RouterContextProvider>,
  kind: MessageKind,
  fields: Fields,
): Promise<SentMessage> {
  const { api, onError, toHref } = context.get(storefrontContext);
  try {
    const sent = await sendMessage(api, kind, fields);
    if (kind !== 'avaliacao-da-loja' || !sent.result.ok) return sent;
    // Specification 2: the confirmation stands on the home page.
    return { ...sent, result: { ...sent.result, next: toHref(`${paths.home}?${sentKey}=${kind}`) } };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    onError(error, `a message could not be sent: ${kind}`);
    return { status: error.status, result: { ok: false, text: tryLaterText, errors: {} } };
  }
}

/** The page that the form stood on, at the place of the form. */
function toSentAddress(context: Readonly<RouterContextProvider>, kind: MessageKind, { voltar }: Fields): string {
  const { options, toHref } = context.get(storefrontContext);
  const url = new URL(toReturnPath(voltar) ?? toHref(paths.home), options.siteUrl);
  url.searchParams.set(sentKey, kind);
  return url.pathname + url.search + url.hash;
}

export default function MessageRoute({ actionData }: Route.ComponentProps) {
  if (!actionData) return null;
  const { kind, result, fields } = actionData;
  return <MessagePage kind={kind} about={pickAboutFields(fields)} start={{ result, values: fields }} />;
}
