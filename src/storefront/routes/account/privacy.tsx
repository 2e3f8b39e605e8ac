import { createPrivacyForms, fileContext } from '../../features/account/privacy/privacy-forms.server.ts';
import { privacyMessages } from '../../features/account/privacy/privacy-messages.ts';
import { PrivacyPage } from '../../features/account/privacy/privacy-page.tsx';
import { answerForm } from '../../features/account/forms/answer-form.server.ts';
import { findSavedResult } from '../../features/account/forms/form-result.ts';
import { accountContext } from '../../commerce/account/account-context.server.ts';
import { orLostForm } from '../../features/account/forms/lost-form.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { noticeKey } from '../../layout/notices.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/privacy';

/** A page's action cannot answer with a file: where there is one, it takes the page's place. */
const answerWithFile: Route.MiddlewareFunction = async ({ context }, next) => {
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

export const middleware: Route.MiddlewareFunction[] = [answerWithFile];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = context.get(accountContext);
  const [consents, { sessoes: sessions }] = await Promise.all([call('readConsents'), call('listClientSessions')]);
  return { consents, sessions, saved: findSavedResult(url, privacyMessages) };
}

export function action(input: Route.ActionArgs) {
  const { shop, toHref } = input.context.get(storefrontContext);
  const forms = createPrivacyForms({
    keepFile: (file) => input.context.set(fileContext, file),
    farewellHref: toHref(`${shop.homePath}?${noticeKey}=conta-excluida`),
  });
  return answerForm(input, forms);
}

export function clientAction(input: Route.ClientActionArgs) {
  return orLostForm(input);
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { consents, sessions, saved } = loaderData;
  return (
    <>
      <UnlistedHead title="Privacidade" />
      <PrivacyPage consents={consents} sessions={sessions} result={actionData ?? saved} />
    </>
  );
}
