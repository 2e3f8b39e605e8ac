// The electronic invoice (NF-e) of an order, which the merchant's own program issues (specification 10.12).

import { getNfeKeyInfo } from '@brazilian-utils/brazilian-utils/get-nfe-key-info';
import { normaliseDocument, parseDocument, toCheckDigit } from '../document.ts';
import { readCode } from '../typed-text.ts';

export interface Invoice {
  number: number;
  /** 44 digits; of its CNPJ some may be letters. */
  key: string;
}

/** State and month, the CNPJ (or a CPF behind zeros), everything else with the check digit. */
const keyPattern = /^\d{6}[\dA-Z]{12}\d{26}$/;
const [cnpjStart, cnpjEnd] = [6, 20];

/** The invoice by its key, with or without blanks; undefined unless it is that of an NF-e with a right check digit. */
export function parseInvoiceKey(text: string): Invoice | undefined {
  const key = normaliseDocument(readCode(text, 'chave(?: de acesso)?')).replace(/^NFE/, '');
  if (!keyPattern.test(key) || !key.endsWith(toKeyDigit(key))) return undefined;
  const cnpj = key.slice(cnpjStart, cnpjEnd);
  if (/[A-Z]/.test(cnpj) && parseDocument(cnpj) === undefined) return undefined;
  // The library checks the other parts, but knows digits only.
  const digits = key.slice(0, cnpjStart) + cnpj.replaceAll(/[A-Z]/g, '0') + key.slice(cnpjEnd);
  const info = getNfeKeyInfo(digits.slice(0, -1) + toKeyDigit(digits));
  return info?.model === '55' ? { number: info.number, key } : undefined;
}

/** The check digit that belongs to the first 43 characters: weights 2 to 9 from the right, again and again. */
const toKeyDigit = (key: string): string =>
  String(toCheckDigit(key.slice(0, 43), (position) => 2 + ((42 - position) % 8)));
