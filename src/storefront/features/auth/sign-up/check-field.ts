import { parseDocument } from '#rules/document.ts';
import { parsePhone } from '#rules/phone.ts';
import { parsePostalCode } from '#rules/postal-code.ts';

/** What can be checked while the form is filled in; the server checks all fields. */
const checks: Readonly<Record<string, ((text: string) => boolean) | undefined>> = {
  nomeRazao: (text) => text.trim().length >= 2 && /\p{L}/u.test(text),
  email: (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim()),
  documento: (text) => parseDocument(text) !== undefined,
  celular: (text) => parsePhone(text) !== undefined,
  cep: (text) => parsePostalCode(text) !== undefined,
};

/** An empty field is no mistake yet. */
export function isFieldRight(name: string, text: string): boolean {
  return text === '' || (checks[name]?.(text) ?? true);
}
