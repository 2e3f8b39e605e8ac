// Normalises Portuguese text for searching: lower case, no accents, no stop words, one spelling, stems.

import { toUnicodeForm } from '#rules/typed-text.ts';
import { stemWord } from './stem.ts';

const stopWords = new Set(
  'a o as os ao aos à às um uma uns umas de d da do das dos em no na nos nas e ou com por para pra pro que mais'.split(
    ' ',
  ),
);

/** Letters that Unicode does not decompose. */
const singleLetters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/** Lower case without accents. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return toUnicodeForm(lower, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıßøæœłđ]/g, (letter) => singleLetters[letter] ?? letter);
}

/** Most words have no match; testing first makes indexing twice as fast. */
const mayBeRespelt = /(.)\1|y|[pt]h|^0/;

/** Maps foreign spellings to Portuguese ones: ylang to ilang, vanilla to vanila; only r and s may be doubled. */
function foldSpelling(word: string): string {
  if (!mayBeRespelt.test(word)) return word;
  if (/^\d/.test(word)) return word.replace(/^0+(?=\d)/, '');
  return word
    .replaceAll(/([^rs])\1+/g, '$1')
    .replaceAll(/([rs])\1{2,}/g, '$1$1')
    .replaceAll(/(?<![aeou])y/g, 'i')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't');
}

/**
 * Folded words, split between digits and letters ("10ml" is "10", "ml"). Stop words are only kept when there is nothing
 * else. "sem" is joined to its word, because a search for perfume does not mean products without it.
 */
export function listWords(text: string): string[] {
  const words = (foldAccents(text).match(/\d+|[a-z]+/g) ?? []).map(foldSpelling);
  const significant = words.filter((word) => !stopWords.has(word));
  if (significant.length === 0) return words;
  return significant.includes('sem') ? joinNegations(significant) : significant;
}

function joinNegations(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (word === 'sem' && next !== undefined) return [word + next];
    return words[index - 1] === 'sem' ? [] : [word];
  });
}

/** The stems for indexing and searching. */
export function normaliseText(text: string): string[] {
  return listWords(text).map(stemWord);
}
