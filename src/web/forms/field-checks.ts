// What the browser can validate while the visitor types; the server validates all fields.

import { toFieldSentence } from '#contract/messages/field-sentences.ts';
import { parseDocument } from '#rules/document.ts';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { parsePhone } from '#rules/phone.ts';
import { parsePostalCode } from '#rules/postal-code.ts';
import { cleanCode } from '#rules/typed-text.ts';

const isName = (text: string) => text.trim().length >= 2 && /\p{L}/u.test(text);

const checks: Readonly<Record<string, ((text: string) => boolean) | undefined>> = {
  nome: isName,
  nomeRazao: isName,
  email: (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(cleanCode(text)),
  documento: (text) => parseDocument(text) !== undefined,
  celular: (text) => parsePhone(text) !== undefined,
  pedido: (text) => parseOrderNumber(text) !== undefined,
  cep: (text) => parsePostalCode(text) !== undefined,
};

/** An empty field is not shown as an error before the submit. */
export function isFieldRight(name: string, text: string): boolean {
  return text === '' || (checks[name]?.(text) ?? true);
}

/** The message of a field whose text the server would refuse; `form` is the kind of its form. */
export function findFieldError(form: string, { name, value }: { name: string; value: string }): string | undefined {
  return isFieldRight(name, value) ? undefined : toFieldSentence(form, name, false);
}
