import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { parsePostalCode } from '#rules/postal-code.ts';
import type { Account } from '../../../lib/customer/account-context.server.ts';
import { ApiCallError } from '../../../lib/http/api-client.server.ts';
import { type Fields, FieldErrors, FilledFields } from '../forms/answer-form.server.ts';
import { fillAddress, filledField, toFilledText } from '../../../lib/customer/fill-address.ts';
import { toFoundText, unknownText } from '../../../lib/customer/postal-code-texts.ts';

/** Throws FilledFields with what is known of the CEP, and a sentence about it; FieldErrors where nobody knows the CEP. */
export async function fillByPostalCode(fields: Fields, { call }: Pick<Account, 'call'>): Promise<never> {
  const digits = parsePostalCode(fields['cep'] ?? '');
  if (digits === undefined) throw new FieldErrors({ cep: fieldSentences.cep });
  try {
    const found = await call('postalAddress', { params: { cep: digits } });
    const address = fillAddress((name) => fields[name] ?? '', found, fields[filledField] ?? '');
    const values = { ...fields, ...address, cep: found.cep, [filledField]: toFilledText(found) };
    throw new FilledFields(values, toFoundText(found));
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 422) throw error;
    throw new FieldErrors({ cep: unknownText });
  }
}
