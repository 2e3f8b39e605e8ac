// Names of payers in the text of a statement: in capitals, often without accents, sometimes cut after a few letters.

import { toUnicodeForm } from '../typed-text.ts';

/** Words that say nothing about who pays: particles of names and legal forms of companies. */
const silentWords = new Set(['DA', 'DAS', 'DE', 'DO', 'DOS', 'E', 'LTDA', 'EIRELI', 'MEI', 'EPP', 'SA']);
/** A shorter beginning of a name fits too many names. */
const fewestLettersOfCutName = 4;

/** In capitals and without accents, so that "Conceição" equals "CONCEICAO". */
export function foldText(text: string): string {
  return toUnicodeForm(text, 'NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

/** The distinct words of a folded text that can identify a payer, of two letters or more; digits separate words. */
export function listNameWords(folded: string): string[] {
  const words = folded.split(/[^A-Z]+/).filter((word) => word.length > 1 && !silentWords.has(word));
  return [...new Set(words)];
}

/** The forms in which a statement may show the words of a name: whole, or cut, as in "JOAO BA15/01" and "FULANA DE T". */
export function listShownForms(nameWords: readonly string[]): string[] {
  const forms = nameWords.flatMap((word) => [
    word,
    ...Array.from({ length: Math.max(0, word.length - fewestLettersOfCutName) }, (_, index) =>
      word.slice(0, fewestLettersOfCutName + index),
    ),
  ]);
  return [...new Set(forms)];
}

/** How many of the name's words the text shows, whole or cut. */
export function countSharedWords(nameWords: readonly string[], textWords: readonly string[]): number {
  return nameWords.filter((word) => listShownForms([word]).some((form) => textWords.includes(form))).length;
}
