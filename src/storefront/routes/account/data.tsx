import { emailChangeSchema, passwordChangeSchema, profileChangeSchema } from '#contract/customers/profile.ts';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { findSavedResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { accountForm } from '../../features/account/account-form.server.ts';
import { DataPage } from '../../features/account/data/data-page.tsx';
import type { Route } from './+types/data';

const dataForms = {
  pessoais: accountForm(profileChangeSchema, (body, { call }) => call('changeProfile', { body })),
  email: accountForm(emailChangeSchema, (body, { call }) => call('changeEmail', { body })),
  senha: accountForm(passwordChangeSchema, (body, { call }) => call('changePassword', { body })),
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = await getAccount(context).read('readProfile');
  return { profile, saved: findSavedResult(url) };
}

export const action = formActions(dataForms);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function DataRoute({ loaderData: { profile, saved }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Seus dados" />
      <DataPage profile={profile} result={actionData ?? saved} />
    </>
  );
}
