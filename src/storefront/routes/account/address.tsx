import { redirect } from 'react-router';
import type { Address } from '#contract/customers/address.ts';
import { AddressFormPage, addressFormName } from '../../features/account/addresses/address-form-page.tsx';
import { saveAddress } from '../../features/account/addresses/address-forms.server.ts';
import { addressMessages } from '../../features/account/addresses/address-messages.ts';
import { newAddressId } from '../../features/account/addresses/addresses-page.tsx';
import { fillByPostalCode } from '../../features/account/addresses/fill-by-postal-code.server.ts';
import { lookupButton } from '../../features/account/addresses/postal-code-lookup.tsx';
import { answerForm } from '../../features/account/forms/answer-form.server.ts';
import { savedKey } from '../../features/account/forms/form-result.ts';
import { type Account, accountContext } from '../../commerce/account/account-context.server.ts';
import { errorTexts, toErrorAnswer } from '#web/errors/error-view.ts';
import { orLostForm } from '../../features/account/forms/lost-form.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/address';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return { address: await findAddress(params.endereco, context.get(accountContext)), path: url.pathname };
}

/** Undefined for the address that is still to be written. Throws 404 for what is no address of the customer. */
async function findAddress(id: string, { call }: Account): Promise<Address | undefined> {
  if (id === newAddressId) return undefined;
  const { enderecos: addresses } = await call('listAddresses');
  const address = addresses.find((one) => String(one.id) === id);
  if (!address) throw toErrorAnswer(404, errorTexts.notFound);
  return address;
}

export function action(input: Route.ActionArgs) {
  const { toHref } = input.context.get(storefrontContext);
  const id = input.params.endereco === newAddressId ? undefined : input.params.endereco;
  return answerForm(input, {
    [addressFormName]: {
      done: addressMessages.endereco,
      async submit(fields, account) {
        if (lookupButton in fields) await fillByPostalCode(fields, account);
        await saveAddress(fields, account, id);
        throw redirect(toHref(`${paths.addresses}?${savedKey}=${addressFormName}`), 303);
      },
    },
  });
}

export function clientAction(input: Route.ClientActionArgs) {
  return orLostForm(input);
}

export { keepWhenLost as shouldRevalidate } from '#web/errors/network-failure.ts';

export default function AddressRoute({ loaderData: { address, path }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title={address ? 'Mudar endereço' : 'Novo endereço'} />
      <AddressFormPage key={path} address={address} path={path} result={actionData} />
    </>
  );
}
