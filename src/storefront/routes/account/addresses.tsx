import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { findSavedResult } from '#web/forms/form-result.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { addressListForms } from '../../features/account/addresses/address-forms.server.ts';
import { AddressesPage } from '../../features/account/addresses/addresses-page.tsx';
import type { Route } from './+types/addresses';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { enderecos: addresses } = await getAccount(context).read('listAddresses');
  return { addresses, saved: findSavedResult(url) };
}

export const action = formActions(addressListForms);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function AddressesRoute({ loaderData: { addresses, saved }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Seus endereços" />
      <AddressesPage addresses={addresses} result={actionData ?? saved} />
    </>
  );
}
