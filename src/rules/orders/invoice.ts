// The electronic invoice (NF-e) of an order, which the merchant's own program issues (specification 10.12).

import { getNfeKeyInfo } from '@brazilian-utils/brazilian-utils/get-nfe-key-info';
import { isValidNfeKey } from '@brazilian-utils/brazilian-utils/is-valid-nfe-key';
import { parseNfeKey } from '@brazilian-utils/brazilian-utils/parse-nfe-key';

export interface Invoice {
  number: number;
  /** 44 digits. */
  key: string;
}

/** The invoice by its key, with or without blanks; undefined unless it is that of an NF-e with a right check digit. */
export function parseInvoiceKey(text: string): Invoice | undefined {
  if (!isValidNfeKey(text)) return undefined;
  const info = getNfeKeyInfo(text);
  return info?.model === '55' ? { number: info.number, key: parseNfeKey(text) } : undefined;
}
