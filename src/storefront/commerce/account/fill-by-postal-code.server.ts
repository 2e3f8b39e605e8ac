import { maskPostalCode, parsePostalCode } from '#rules/postal-code.ts';
import type { FormFailure, FormValues } from '#web/forms/form-result.ts';
import { type ApiClient, ApiCallError } from '#web/http/api-client.server.ts';
import {
  fillAddress,
  filledField,
  toFilledText,
  unknownAddress,
  toFoundText,
  toWrongText,
  unknownText,
} from './fill-address.ts';

/** Returns the form's values filled from the CEP, and a note about it, to render the form again. */
export async function fillByPostalCode(values: FormValues, { call }: Pick<ApiClient, 'call'>): Promise<FormFailure> {
  const cep = parsePostalCode(values['cep'] ?? '');
  if (cep === undefined) return { error: '', fields: { cep: toWrongText(values['cep'] ?? '') } };
  const found = await findAddressOfPostalCode(cep, call);
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

/** The address of a CEP of eight digits; undefined if it is unknown. Throws ApiCallError if the look-up fails. */
export async function findAddressOfPostalCode(cep: string, call: ApiClient['call']) {
  try {
    return await call('postalAddress', { params: { cep }, skipsErrorPage: 'outside debug' });
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 422) return undefined;
    throw error;
  }
}
