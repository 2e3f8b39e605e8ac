import type { z } from 'zod';
import { type Address, addressRequestSchema } from '#contract/customers/address.ts';
import type { Account } from '../../../commerce/account/account-context.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { type AccountForm, type Fields, ignoreGone, parseFields } from '../forms/answer-form.server.ts';
import { addressMessages } from './address-messages.ts';

/** The forms of the list: each names its address in the field `id`. */
export const addressListForms: Readonly<Record<'principal' | 'excluir', AccountForm>> = {
  principal: {
    done: addressMessages.principal,
    async submit({ id }, { call }) {
      const { enderecos: addresses } = await call('listAddresses');
      const address = addresses.find((one) => String(one.id) === id);
      // Deleted in another window: the list shows it.
      if (!address) throw new ApiCallError(404, 'Não encontramos este endereço na sua conta.', '/client/addresses');
      await call('changeAddress', { params: { id: String(address.id) }, body: toRequest(address) });
    },
  },
  excluir: {
    done: addressMessages.excluir,
    submit: ({ id = '' }, { call }) => ignoreGone(call('deleteAddress', { params: { id } })),
  },
};

function toRequest({ id: _id, pais: _pais, ...fields }: Address): z.input<typeof addressRequestSchema> {
  return { ...fields, principal: true };
}

/** Adds an address, or replaces the one of `id`. */
export async function saveAddress(fields: Fields, { call }: Account, id: string | undefined): Promise<void> {
  const body = parseFields(addressRequestSchema, fields);
  await (id === undefined ? call('addAddress', { body }) : call('changeAddress', { params: { id }, body }));
}
