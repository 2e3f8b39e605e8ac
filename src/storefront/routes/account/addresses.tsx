import { addressListForms } from '../../features/account/addresses/address-forms.server.ts';
import { addressMessages } from '../../features/account/addresses/address-messages.ts';
import { AddressesPage } from '../../features/account/addresses/addresses-page.tsx';
import { answerForm } from '../../features/account/forms/answer-form.server.ts';
import { findSavedResult } from '../../features/account/forms/form-result.ts';
import { accountContext } from '../../commerce/account/account-context.server.ts';
import { orLostForm } from '../../features/account/forms/lost-form.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { Route } from './+types/addresses';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { enderecos: addresses } = await context.get(accountContext).call('listAddresses');
  return { addresses, saved: findSavedResult(url, addressMessages) };
}

export function action(input: Route.ActionArgs) {
  return answerForm(input, addressListForms);
}

export function clientAction(input: Route.ClientActionArgs) {
  return orLostForm(input);
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function AddressesRoute({ loaderData: { addresses, saved }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Seus endereços" />
      <AddressesPage addresses={addresses} result={actionData ?? saved} />
    </>
  );
}
