import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { maskPostalCode, parsePostalCode } from '#rules/postal-code.ts';
import type { Account } from '../../../commerce/account/account-context.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { type Fields, FieldErrors, FilledFields } from '../forms/answer-form.server.ts';
import { fillAddress, filledField, toFilledText, unknownAddress } from '../../../commerce/account/fill-address.ts';
import { toFoundText, unknownText } from '../../../commerce/account/postal-code-texts.ts';

/** Throws FilledFields with what is known of the CEP, and a sentence about it; FieldErrors for what is no CEP. */
export async function fillByPostalCode(fields: Fields, { call }: Pick<Account, 'call'>): Promise<never> {
  const cep = parsePostalCode(fields['cep'] ?? '');
  if (cep === undefined) throw new FieldErrors({ cep: fieldSentences.cep });
  const found = await findAddress(cep, call);
  const address = fillAddress((name) => fields[name] ?? '', found ?? unknownAddress, fields[filledField] ?? '');
  const values = {
    ...fields,
    ...address,
    cep: maskPostalCode(cep),
    [filledField]: toFilledText(found ?? unknownAddress),
  };
  throw new FilledFields(values, found ? toFoundText(found) : unknownText);
}

async function findAddress(cep: string, call: Account['call']) {
  try {
    return await call('postalAddress', { params: { cep } });
  } catch (error) {
    if (error instanceof ApiCallError && error.status === 422) return undefined;
    throw error;
  }
}
