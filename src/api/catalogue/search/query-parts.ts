// The parts of a query: one for every word or phrase, with its alternatives.

import { listWords } from './words/normalise.ts';
import { stemWord } from './words/stem.ts';
import type { SynonymTable } from './words/synonym-table.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** How a document matches a part: exactly as typed, by a prefix, or by a synonym. Smaller is better. */
export const matchKinds = { typed: 0, prefix: 1, synonym: 2 };

/** A document has the part when it has one of `stems`, or all stems of one of `phrases`; the numbers are kinds of match. */
export interface QueryPart {
  stems: ReadonlyMap<string, number>;
  phrases: readonly QueryPhrase[];
}

interface QueryPhrase {
  stems: readonly string[];
  matchKind: number;
}

/** Maximum number of words of a query. */
export const maxWords = 12;
/** Maximum length of a query. */
export const maxLetters = 400;

/** The folded words of a text, with joined words split and typos corrected. */
export function listCorrectedWords(text: string, vocabulary: Vocabulary): string[] {
  const words = listWords(text.slice(0, maxLetters)).slice(0, maxWords);
  return words.flatMap((word, index) => {
    if (isKnown(word, index === words.length - 1, vocabulary)) return [word];
    return vocabulary.findParts(word) ?? vocabulary.listNearest(word, countTypos(word))[0] ?? word;
  });
}

/** Whether the shop has the word, or one of which it is a prefix. */
export function isKnown(word: string, isLast: boolean, vocabulary: Vocabulary): boolean {
  return vocabulary.has(stemWord(word)) || listContinuations(word, isLast, vocabulary).length > 0;
}

/** Short words and numbers are not corrected: "10" is not a typo of "100", nor "vale" one of "vela". */
function countTypos(word: string): number {
  if (word.length <= 4 || /\d/.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}

/** The last word may be a prefix, even when it is known; other words only when they are unknown. */
function listContinuations(word: string, isLast: boolean, vocabulary: Vocabulary): readonly string[] {
  if (/\d/.test(word) || (!isLast && (word.length <= 3 || vocabulary.has(stemWord(word))))) return [];
  return vocabulary.listStemsFrom(word);
}

/** Words that match a synonym phrase become one part, the longest phrase first; the last word may be a prefix. */
export function toQueryParts(words: readonly string[], vocabulary: Vocabulary, synonyms: SynonymTable): QueryPart[] {
  const stems = words.map(stemWord);
  const parts: QueryPart[] = [];
  for (let start = 0; start < words.length;) {
    const match = synonyms.findAt(stems, start);
    const end = start + (match?.length ?? 1);
    const continuations =
      end === start + 1 ? listContinuations(words[start] ?? '', end === words.length, vocabulary) : [];
    parts.push(
      toPart([
        { stems: stems.slice(start, end), matchKind: matchKinds.typed },
        ...continuations.map((stem) => ({ stems: [stem], matchKind: matchKinds.prefix })),
        ...(match?.alternatives ?? []).map((alternative) => ({ stems: alternative, matchKind: matchKinds.synonym })),
      ]),
    );
    start = end;
  }
  return parts;
}

/** The first of alternatives with the same stem counts. */
function toPart(alternatives: readonly QueryPhrase[]): QueryPart {
  const stems = new Map<string, number>();
  for (const { stems: phrase, matchKind } of alternatives) {
    const [stem = ''] = phrase;
    if (phrase.length === 1 && !stems.has(stem)) stems.set(stem, matchKind);
  }
  return { stems, phrases: alternatives.filter((alternative) => alternative.stems.length > 1) };
}
