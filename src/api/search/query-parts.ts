// What a text asks for: one part for every word, or for several words that are one thing, with all that may stand for it.
import { listWords } from './normalise.ts';
import { stemWord } from './words/stem.ts';
import type { SynonymTable } from './words/synonym-table.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** How a document came to have a part: as typed, by a word that goes on from what was typed, or by a synonym. */
export const manners = { typed: 0, continued: 1, synonym: 2 };

/** A document has the part when it has one of `stems`, or all stems of one of `phrases`; the numbers are manners. */
export interface QueryPart {
  stems: ReadonlyMap<string, number>;
  phrases: readonly QueryPhrase[];
}

interface QueryPhrase {
  stems: readonly string[];
  manner: number;
}

/** Words that are read of a text. */
export const maxWords = 12;
/** Letters that are read of a text. */
export const maxLetters = 400;

/** The folded words of a text, run-together and mistyped ones set right. */
export function listMeantWords(text: string, vocabulary: Vocabulary): string[] {
  const words = listWords(text.slice(0, maxLetters)).slice(0, maxWords);
  return words.flatMap((word, index) => {
    if (isKnown(word, index === words.length - 1, vocabulary)) return [word];
    return vocabulary.findParts(word) ?? vocabulary.listNearest(word, countTypos(word))[0] ?? word;
  });
}

/** Whether the shop has the word, or one that it may become while it is typed. */
export function isKnown(word: string, isLast: boolean, vocabulary: Vocabulary): boolean {
  return vocabulary.has(stemWord(word)) || listContinuations(word, isLast, vocabulary).length > 0;
}

/** Short words and numbers are taken as they are: "10" is not a slip of "100". */
function countTypos(word: string): number {
  if (word.length <= 3 || /\d/.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}

/** The last word may still be growing, even a known one; others are begun words only when they are unknown. */
function listContinuations(word: string, isLast: boolean, vocabulary: Vocabulary): readonly string[] {
  if (/\d/.test(word) || (!isLast && (word.length <= 3 || vocabulary.has(stemWord(word))))) return [];
  return vocabulary.listStemsFrom(word);
}

/** Words that begin a phrase of the synonyms are one part, the longest phrase first; the last word may still be growing. */
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
        { stems: stems.slice(start, end), manner: manners.typed },
        ...continuations.map((stem) => ({ stems: [stem], manner: manners.continued })),
        ...(match?.alternatives ?? []).map((alternative) => ({ stems: alternative, manner: manners.synonym })),
      ]),
    );
    start = end;
  }
  return parts;
}

/** Of two ways to the same stem the first one counts. */
function toPart(ways: readonly QueryPhrase[]): QueryPart {
  const stems = new Map<string, number>();
  for (const { stems: phrase, manner } of ways) {
    const [stem = ''] = phrase;
    if (phrase.length === 1 && !stems.has(stem)) stems.set(stem, manner);
  }
  return { stems, phrases: ways.filter((way) => way.stems.length > 1) };
}
