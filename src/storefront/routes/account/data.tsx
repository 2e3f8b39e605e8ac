import { dataForms } from '../../features/account/data/data-forms.server.ts';
import { dataMessages } from '../../features/account/data/data-messages.ts';
import { DataPage } from '../../features/account/data/data-page.tsx';
import { answerForm } from '../../features/account/forms/answer-form.server.ts';
import { findSavedResult } from '../../features/account/forms/form-result.ts';
import { accountContext } from '../../commerce/account/account-context.server.ts';
import { orLostForm } from '../../features/account/forms/lost-form.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { Route } from './+types/data';

export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = await context.get(accountContext).call('readProfile');
  return { profile, saved: findSavedResult(url, dataMessages) };
}

export function action(input: Route.ActionArgs) {
  return answerForm(input, dataForms);
}

export function clientAction(input: Route.ClientActionArgs) {
  return orLostForm(input);
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function DataRoute({ loaderData: { profile, saved }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Seus dados" />
      <DataPage profile={profile} result={actionData ?? saved} />
    </>
  );
}
