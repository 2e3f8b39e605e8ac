// Portuguese text brought to one form for searching: lower case, no accents, no little words, one spelling, stems.
import { stemWord } from './words/stem.ts';

const stopWords = new Set(
  'a o as os ao aos à às um uma uns umas de d da do das dos em no na nos nas e ou com por para pra pro que mais'.split(
    ' ',
  ),
);

/** Letters that Unicode does not take apart. */
const singleLetters: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/** Lower case without accents. */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıßøæœłđ]/g, (letter) => singleLetters[letter] ?? letter);
}

/** Most words are not: asking first makes indexing twice as fast. */
const mayBeRespelt = /(.)\1|y|[pt]h|^0/;

/** Foreign spellings as Portuguese has them: ylang is ilang, vanilla is vanila; only r and s are doubled. */
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
 * Folded words; digits and letters part ("10ml" is "10", "ml"). Stop words stay when there is nothing else. "sem" stays
 * with its word: who looks for perfume does not mean what has none.
 */
export function listWords(text: string): string[] {
  const words = (foldAccents(text).match(/\d+|[a-z]+/g) ?? []).map(foldSpelling);
  const telling = words.filter((word) => !stopWords.has(word));
  if (telling.length === 0) return words;
  return telling.includes('sem') ? joinNegations(telling) : telling;
}

function joinNegations(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (word === 'sem' && next !== undefined) return [word + next];
    return words[index - 1] === 'sem' ? [] : [word];
  });
}

/** The stems that are indexed and searched for. */
export function normaliseText(text: string): string[] {
  return listWords(text).map(stemWord);
}
