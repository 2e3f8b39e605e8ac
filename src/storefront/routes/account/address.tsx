import type { Address } from '#contract/customers/address.ts';
import { errorTexts, toErrorResponse } from '#web/errors/error-view.ts';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { type Account, getAccount } from '../../commerce/account/account-context.server.ts';
import { AddressFormPage } from '../../features/account/addresses/address-form-page.tsx';
import { addressForms } from '../../features/account/addresses/address-forms.server.ts';
import { newAddressId } from '../../features/account/addresses/addresses-page.tsx';
import type { Route } from './+types/address';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return { address: await findAddress(params.endereco, getAccount(context)), path: url.pathname };
}

/** Undefined for a new address. Throws 404 for an id that is no address of the customer. */
async function findAddress(id: string, { read }: Account): Promise<Address | undefined> {
  if (id === newAddressId) return undefined;
  const { enderecos: addresses } = await read('listAddresses');
  const address = addresses.find((one) => String(one.id) === id);
  if (!address) throw toErrorResponse(404, errorTexts.notFound);
  return address;
}

export const action = formActions(addressForms);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function AddressRoute({ loaderData: { address, path }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title={address ? 'Mudar endereço' : 'Novo endereço'} />
      <AddressFormPage key={path} address={address} path={path} result={actionData} />
    </>
  );
}
