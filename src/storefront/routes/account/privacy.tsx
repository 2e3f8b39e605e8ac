import { createContext, redirectDocument } from 'react-router';
import { z } from 'zod';
import {
  consentRequestSchema,
  type DataExport,
  eraseRequestSchema,
  exportRequestSchema,
} from '#contract/customers/privacy.ts';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { findSavedResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { accountForm, ignoreGone } from '../../features/account/account-form.server.ts';
import { PrivacyPage } from '../../features/account/privacy/privacy-page.tsx';
import { noticeKey } from '../../layout/arrival-notice.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/privacy';

/** The data export, which is sent as a file instead of the page. */
const fileContext = createContext<DataExport | null>(null);

const privacyForms = {
  novidades: accountForm(consentRequestSchema, (body, { call }) => call('recordConsent', { body })),
  aparelho: accountForm(z.object({ id: z.string() }), ({ id }, { call }) =>
    ignoreGone(call('endClientSession', { params: { id } })),
  ),
  aparelhos: accountForm(z.object({}), (_fields, { call }) => call('endOtherSessions')),
  baixar: accountForm(exportRequestSchema, async (body, { call }, { context }) => {
    context.set(fileContext, await call('exportData', { body }));
  }),
  apagar: accountForm(eraseRequestSchema, async (body, { call }, { context }) => {
    await call('eraseAccount', { body });
    const { shop, toHref } = context.get(storefrontContext);
    throw redirectDocument(toHref(`${shop.path}?${noticeKey}=conta-excluida`), 303);
  }),
};

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

export const action = formActions(privacyForms);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { consents, sessions, saved } = loaderData;
  return (
    <>
      <UnlistedHead title="Privacidade" />
      <PrivacyPage consents={consents} sessions={sessions} result={actionData ?? saved} />
    </>
  );
}
