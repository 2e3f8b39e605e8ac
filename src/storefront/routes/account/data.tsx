import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { findSavedResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { dataForms } from '../../features/account/data/data-forms.server.ts';
import { DataPage } from '../../features/account/data/data-page.tsx';
import type { Route } from './+types/data';

export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = await getAccount(context).read('readProfile');
  return { profile, saved: findSavedResult(url) };
}

export const action = formActions(dataForms);

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export default function DataRoute({ loaderData: { profile, saved }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Seus dados" />
      <DataPage profile={profile} result={actionData ?? saved} />
    </>
  );
}
