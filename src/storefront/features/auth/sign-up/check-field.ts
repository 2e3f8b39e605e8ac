import { parseDocument } from '#rules/document.ts';
import { parsePhone } from '#rules/phone.ts';
import { parsePostalCode } from '#rules/postal-code.ts';
import type { FieldName } from './sign-up-fields.ts';

/** What can be said of a field while somebody fills it in; the server checks all of them. */
const checks: Partial<Record<FieldName, (text: string) => boolean>> = {
  nomeRazao: (text) => text.trim().length >= 2 && /\p{L}/u.test(text),
  email: (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()),
  documento: (text) => parseDocument(text) !== undefined,
  celular: (text) => parsePhone(text) !== undefined,
  cep: (text) => parsePostalCode(text) !== undefined,
};

/** An empty field is no mistake yet. */
export function isFieldRight(name: FieldName, text: string): boolean {
  return text === '' || (checks[name]?.(text) ?? true);
}
