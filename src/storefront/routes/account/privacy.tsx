import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { findSavedResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { noticeKey } from '../../commerce/notices.ts';
import { createPrivacyForms, fileContext } from '../../features/account/privacy/privacy-forms.server.ts';
import { PrivacyPage } from '../../features/account/privacy/privacy-page.tsx';
import type { Route } from './+types/privacy';

/** A page's action cannot return a file, so the middleware replaces its response by the file. */
const respondWithFile: Route.MiddlewareFunction = async ({ context }, next) => {
  const page = await next();
  const file = context.get(fileContext);
  if (!file) return page;
  return new Response(JSON.stringify(file, undefined, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="meus-dados.json"',
    },
  });
};

export const middleware: Route.MiddlewareFunction[] = [respondWithFile];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { read } = getAccount(context);
  const [consents, { sessoes: sessions }] = await Promise.all([read('readConsents'), read('listClientSessions')]);
  return { consents, sessions, saved: findSavedResult(url) };
}

export const action = formActions(createPrivacyForms(`${noticeKey}=conta-excluida`));

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { consents, sessions, saved } = loaderData;
  return (
    <>
      <UnlistedHead title="Privacidade" />
      <PrivacyPage consents={consents} sessions={sessions} result={actionData ?? saved} />
    </>
  );
}
