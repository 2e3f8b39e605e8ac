import { redirect } from 'react-router';
import { z } from 'zod';
import { type Address, addressRequestSchema } from '#contract/customers/address.ts';
import type { FormHandler } from '#web/forms/form-action.server.ts';
import { savedKey } from '#web/forms/form-result.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { getAccount } from '../../../commerce/account/account-context.server.ts';
import { fillByPostalCode } from '../../../commerce/account/fill-by-postal-code.server.ts';
import { lookupButton } from '../../../commerce/account/postal-code-lookup.tsx';
import { paths } from '../../../paths.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { accountForm, forVisibleAccount, ignoreGone } from '../account-form.server.ts';
import { newAddressId } from './addresses-page.tsx';

const addressIdSchema = z.object({ id: z.string() });

/** The forms of the list; each posts the `id` of its address. */
export const addressListForms = {
  principal: accountForm(addressIdSchema, async ({ id }, { call }) => {
    const { enderecos: addresses } = await call('listAddresses');
    const address = addresses.find((one) => String(one.id) === id);
    // The address was deleted in another window; the revalidated list shows that.
    if (!address) throw new ApiCallError(404, 'Não encontramos este endereço na sua conta.', '/client/addresses');
    try {
      await call('changeAddress', { params: { id }, body: toRequest(address) });
    } catch (error) {
      if (!(error instanceof ApiCallError) || !error.fields) throw error;
      // An old address breaks a newer rule. The form has no such fields, so its card shows what is wrong.
      const [text = error.message] = Object.values(error.fields);
      throw new ApiCallError(error.status, error.message, error.endpoint, { fields: { id: text }, cause: error });
    }
  }),
  excluir: accountForm(addressIdSchema, ({ id }, { call }) => ignoreGone(call('deleteAddress', { params: { id } }))),
};

function toRequest({ id: _id, pais: _pais, ...fields }: Address): z.input<typeof addressRequestSchema> {
  return { ...fields, principal: true };
}

/** Adds or replaces the address and redirects to the list. The no-script lookup of the CEP is a submit of the same form. */
const saveAddress: FormHandler = (args) =>
  lookupButton in args.values ? fillByPostalCode(args.values, getAccount(args.context)) : submitAddress(args);

const submitAddress = accountForm(addressRequestSchema, async (body, { call }, { context, params }) => {
  const { endereco: id = newAddressId } = params;
  await (id === newAddressId ? call('addAddress', { body }) : call('changeAddress', { params: { id }, body }));
  throw redirect(context.get(storefrontContext).toHref(`${paths.addresses}?${savedKey}=endereco`), 303);
});

export const addressForms = { endereco: forVisibleAccount(saveAddress) };
