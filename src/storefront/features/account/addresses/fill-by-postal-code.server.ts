import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { maskPostalCode, parsePostalCode } from '#rules/postal-code.ts';
import type { FormFailure, FormValues } from '#web/forms/form-result.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { Account } from '../../../commerce/account/account-context.server.ts';
import { fillAddress, filledField, toFilledText, unknownAddress } from '../../../commerce/account/fill-address.ts';
import { toFoundText, unknownText } from '../../../commerce/account/postal-code-texts.ts';

/** Returns the form's values filled from the CEP, and a note about it, to render the form again. */
export async function fillByPostalCode(values: FormValues, { call }: Pick<Account, 'call'>): Promise<FormFailure> {
  const cep = parsePostalCode(values['cep'] ?? '');
  if (cep === undefined) return { error: '', fields: { cep: fieldSentences.cep } };
  const found = await findAddress(cep, call);
  const address = fillAddress((name) => values[name] ?? '', found ?? unknownAddress, values[filledField] ?? '');
  return {
    error: '',
    note: found ? toFoundText(found) : unknownText,
    values: {
      ...values,
      ...address,
      cep: maskPostalCode(cep),
      [filledField]: toFilledText(found ?? unknownAddress),
    },
  };
}

async function findAddress(cep: string, call: Account['call']) {
  try {
    return await call('postalAddress', { params: { cep } });
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 422) return undefined;
    throw error;
  }
}
