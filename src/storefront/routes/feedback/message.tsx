// Receives visitors' messages to the shop. Forms with script get JSON; no-script submits redirect to their page, or render
// the form again here, with the typed values and the errors.

import { redirect } from 'react-router';
import { errorTexts, toErrorResponse } from '#web/errors/error-view.ts';
import { respondWithJson, formAction } from '#web/forms/form-action.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { MessagePage } from '../../features/feedback/message-page.tsx';
import { findMessageKind, type MessageKind } from '../../features/feedback/messages/message-kinds.ts';
import { sendMessage } from '../../features/feedback/messages/send-message.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/message';

export const handle: RouteHandle = { personal: true, pageType: 'message' };

export const action = formAction((args) => sendMessage(getKind(args.params), args));

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, params }, next) => {
    getKind(params);
    if (request.method !== 'POST') throw redirect(context.get(storefrontContext).toHref(paths.home));
    return next();
  },
  respondWithJson(action),
];

/** Without a loader the middleware would not run for client navigations. */
export function loader() {
  return null;
}

function getKind({ tipo = '' }: { tipo?: string }): MessageKind {
  const kind = findMessageKind(tipo);
  if (!kind) throw toErrorResponse(404, errorTexts.notFound);
  return kind;
}

export default function MessageRoute({ params, actionData }: Route.ComponentProps) {
  const kind = findMessageKind(params.tipo);
  return kind && actionData && !actionData.ok ? <MessagePage kind={kind} failure={actionData} /> : null;
}
