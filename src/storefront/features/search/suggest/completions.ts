// Completes the typed text with words from the names of the products found.

import { toUnicodeForm } from '#rules/typed-text.ts';

export interface Completion {
  typed: string;
  /** The completion; `typed + rest` is the whole text. */
  rest: string;
}

const maxFollowingWords = 2;
/** A completion never ends with one of these. */
const joiningWords = new Set([
  'a',
  'à',
  'ao',
  'até',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'ou',
  'para',
  'sem',
]);

/**
 * Lists single words first, then longer texts: "lav" gives "lavanda" and "lavanda francesa". If no name contains the whole
 * text, only its last word is completed: "óleo de lav" gives "óleo de lavanda".
 */
export function listCompletions(typed: string, names: readonly string[], limit: number): Completion[] {
  const whole = names.flatMap((name) => listRests(typed, name));
  const lastWord = typed.split(/\s+/).at(-1) ?? '';
  const rests = whole.length > 0 ? whole : names.flatMap((name) => listRests(lastWord, name));
  const ordered = [...rests.filter((rest) => !rest.includes(' ')), ...rests.filter((rest) => rest.includes(' '))];
  return [...new Set(ordered)].slice(0, limit).map((rest) => ({ typed, rest }));
}

function listRests(typed: string, name: string): string[] {
  const [text, folded] = [toUnicodeForm(name, 'NFC'), fold(toUnicodeForm(name, 'NFC'))];
  const needle = fold(toUnicodeForm(typed.trim(), 'NFC'));
  // Folding preserves the length of all Portuguese letters; names with other letters are skipped.
  if (needle === '' || folded.length !== text.length) return [];
  const start = [...folded.matchAll(/(?<![\p{L}\d])[\p{L}\d]/gu)].find(({ index }) => folded.startsWith(needle, index));
  if (!start) return [];
  const after = text.slice(start.index + needle.length).toLowerCase();
  const [wordEnd = ''] = /^[\p{L}-]*/u.exec(after) ?? [];
  const words = listWords(after.slice(wordEnd.length));
  const rests = [wordEnd, words.length > 0 ? `${wordEnd} ${words.join(' ')}` : ''];
  return rests.filter((rest) => rest !== '');
}

/** The next words up to punctuation or a number, without a joining word at the end. */
function listWords(text: string): string[] {
  const [phrase = ''] = /^[\p{L}\s-]*/u.exec(text.replace(/(?:r\$\s*)?\d.*$/u, '')) ?? [];
  const words = phrase.split(/\s+/).filter(Boolean).slice(0, maxFollowingWords);
  while (joiningWords.has(words.at(-1) ?? '')) words.pop();
  return words;
}

function fold(text: string): string {
  return toUnicodeForm(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
