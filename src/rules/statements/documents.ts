// Documents of payers in the text of a statement: whole, or a CPF of which only the six middle digits are legible.

import { isPersonDocument, parseDocument } from '../document.ts';

/** A CPF or CNPJ with or without separators, which no further letter or digit touches. */
const wholeDocument =
  /(?<![\dA-Z])(?:\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2})(?![\dA-Z])/g;
/** Banco do Brasil fills a CPF up to the 14 digits of a CNPJ. */
const filledCpf = /(?<!\d)000(\d{11})(?!\d)/g;
/** "***.982.247-**", also without separators; the mask is stars, bullets or crosses, or what a re-encoding makes of bullets. */
const maskedCpf = /[*\u2022\u25cf\u00b7X#?\ufffd]{2,3}\.?(\d{3})\.?(\d{3})-?(?=[*\u2022\u25cf\u00b7X#?\ufffd])/g;

/** What a text says about its payers' documents. */
export interface DocumentsInText {
  /** Normalised and with right check digits. */
  whole: string[];
  /** The six middle digits of masked CPFs. */
  middleDigits: string[];
}

/** Expects a text in capitals. */
export function findDocuments(text: string): DocumentsInText {
  const candidates = [
    ...[...text.matchAll(wholeDocument)].map(([found]) => found),
    ...[...text.matchAll(filledCpf)].map(([, cpf = '']) => cpf),
  ];
  const whole = candidates.flatMap((candidate) => parseDocument(candidate) ?? []);
  const middleDigits = [...text.matchAll(maskedCpf)].map(([, first = '', second = '']) => first + second);
  return { whole: [...new Set(whole)], middleDigits: [...new Set(middleDigits)] };
}

/** The six digits of a CPF that banks leave legible; none of a CNPJ, which they do not mask. */
export function toMiddleDigits(document: string): string[] {
  return isPersonDocument(document) ? [document.slice(3, 9)] : [];
}
