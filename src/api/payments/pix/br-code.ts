// The static Pix code (BR Code): what a payer's app reads from the QR picture or takes as "Pix copia e cola".

import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { isValidPixKey } from '@brazilian-utils/brazilian-utils/is-valid-pix-key';
import { toUnicodeForm } from '#rules/typed-text.ts';
import type { PixReceiver } from './receiver.ts';

/** The field of the amount has 13 characters. */
const mostCents = 999_999_999_999;
const txidPattern = /^[A-Za-z0-9]{1,25}$/;

interface BrCodeContent extends Pick<PixReceiver, 'key' | 'name' | 'city'> {
  cents: number;
  /** One to 25 letters and digits; without it the code has `***`. */
  txid?: string | undefined;
}

/**
 * The code by which a payer's app pays `cents` to the key. Name and city are folded to ASCII and cut to 25 and 15 characters.
 * Throws when there is no such code; the message never has the key, which may be a person's CPF.
 */
export function createBrCode(content: BrCodeContent): string {
  const fault = findFault(content);
  if (fault !== undefined) throw new Error(`no Pix code: ${fault}`);
  const { key, name, city, cents, txid } = content;
  const amount = toAmount(cents);
  const code = generatePixPayload({
    key,
    merchantName: name,
    merchantCity: city,
    amount: Number(amount),
    ...(txid !== undefined && { txid }),
  });
  // The library takes the amount as a float, so what it has written is compared with the centavos.
  const field = `54${String(amount.length).padStart(2, '0')}${amount}5802BR`;
  if (!code?.includes(field)) throw new Error('no Pix code: the library did not write these values');
  return code;
}

/** The txid of an order: its number without separators. Throws when that is not one to 25 letters and digits. */
export function toTxid(orderNumber: string): string {
  const txid = orderNumber.replaceAll(/[\s./-]/g, '');
  if (!txidPattern.test(txid)) throw new Error(`no txid: ${orderNumber} has other characters or more than 25`);
  return txid;
}

function findFault({ key, name, city, cents, txid }: BrCodeContent): string | undefined {
  if (!isValidPixKey(key)) return 'the key is no CPF, CNPJ, e-mail, mobile phone or random key';
  if (!hasAscii(name)) return 'nothing is left of the name in ASCII';
  if (!hasAscii(city)) return 'nothing is left of the city in ASCII';
  if (!Number.isInteger(cents) || cents < 1 || cents > mostCents)
    return `${cents} is no amount in whole centavos from 1 to ${mostCents}`;
  if (txid !== undefined && !txidPattern.test(txid)) return 'the txid is not one to 25 letters and digits';
  return undefined;
}

/** Accents are dropped by taking letters apart from their marks. */
function hasAscii(text: string): boolean {
  return /[!-~]/.test(toUnicodeForm(text, 'NFD'));
}

/** 123450 is `1234.50`. Written from the digits, because a float may round. */
function toAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
