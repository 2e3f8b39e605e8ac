// The known words in the shop's spelling, for completing prefixes, splitting joined words and correcting typos.

import { countEdits, toSound } from './edits.ts';
import { foldAccents, listWords } from './normalise.ts';
import { stemWord } from './stem.ts';

export interface Vocabulary {
  has(stem: string): boolean;
  /** Stems of the words that begin with `start`; up to three letters only match words of names. */
  listStemsFrom(start: string): readonly string[];
  /** Folded words within `maxEdits`, nearest first, at most two, with different stems. */
  listNearest(word: string, maxEdits: number): readonly string[];
  /** Splits "capimlimao" into "capim" and "limao", if the two are adjacent in a text. */
  findParts(word: string): readonly string[] | undefined;
  /** The words with accents and hyphens, as in names. */
  toWritten(words: readonly string[]): string;
}

export interface VocabularyTexts {
  names: readonly string[];
  /** Brands, categories, labels and synonyms. */
  phrases: readonly string[];
  /** Known words that are too many and too arbitrary for corrections. */
  texts: readonly string[];
}

type Source = keyof VocabularyTexts;

interface Word {
  folded: string;
  stem: string;
  sound: string;
  /** The best of its sources. */
  source: Source;
  count: number;
}

const sourceRanks: Readonly<Record<Source, number>> = { names: 0, phrases: 1, texts: 2 };

/** `names` determine the spelling of a word. */
export function createVocabulary(texts: VocabularyTexts): Vocabulary {
  const spellings = new Map<string, Map<string, number>>();
  const words = new Map<string, Word>();
  const addWords = (text: string, source: Source): void => {
    for (const folded of listWords(text)) {
      const word = words.get(folded) ?? toWord(folded, source);
      word.count += 1;
      words.set(folded, word);
    }
  };
  const addSpelling = (text: string): void => {
    for (const written of listWritten(text)) {
      const folded = listWords(written)[0] ?? '';
      const known = spellings.get(folded) ?? new Map<string, number>();
      spellings.set(folded, known.set(written, (known.get(written) ?? 0) + 1));
    }
  };
  // Names are processed first, so that their words have the source `names`.
  for (const source of ['names', 'phrases', 'texts'] as const) {
    for (const text of new Set(texts[source])) {
      addWords(text, source);
      if (source !== 'texts') addSpelling(text);
    }
  }

  const all = [...words.values()];
  const stems = new Set(all.map(({ stem }) => stem));
  const pairs = listPairs([...texts.names, ...texts.phrases]);
  return {
    has: (stem) => stems.has(stem),
    listStemsFrom: createPrefixList(all),
    listNearest: createNearest(all.filter(({ folded, source }) => source !== 'texts' && spellings.has(folded))),
    findParts: (word) => pairs.get(word),
    toWritten: createWriter(spellings, texts.names),
  };
}

function toWord(folded: string, source: Source): Word {
  return { folded, stem: stemWord(folded), sound: toSound(folded), source, count: 0 };
}

function listWritten(text: string): string[] {
  const written = text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  return written.filter((word) => /^(?:\d+|[a-z]+)$/.test(foldAccents(word)));
}

/** Pairs of adjacent words, by their joined letters. */
function listPairs(texts: readonly string[]): Map<string, readonly string[]> {
  const pairs = new Map<string, readonly string[]>();
  for (const text of texts) {
    const words = listWords(text);
    for (const [index, second] of words.entries()) {
      const first = words[index - 1];
      if (first !== undefined && !/\d/.test(first + second)) pairs.set(first + second, [first, second]);
    }
  }
  return pairs;
}

const maxContinuations = 200;

function createPrefixList(words: readonly Word[]): Vocabulary['listStemsFrom'] {
  const byLetters = (first: Word, second: Word): number => (first.folded < second.folded ? -1 : 1);
  const sorted = words.toSorted(byLetters);
  const sortedOfNames = sorted.filter(({ source }) => source === 'names');
  return (start) => {
    const candidates = start.length > 3 ? sorted : sortedOfNames;
    const stems = new Set<string>();
    for (let index = findInsertion(candidates, start); stems.size < maxContinuations; index += 1) {
      const word = candidates[index];
      if (!word?.folded.startsWith(start)) break;
      stems.add(word.stem);
    }
    return [...stems];
  };
}

/** Index of the first entry that is not before `text`. */
function findInsertion(sorted: readonly Word[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.folded ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Fewer edits first, then equal sound, then words of names, then frequency. */
function createNearest(words: readonly Word[]): Vocabulary['listNearest'] {
  const correct = words.filter(({ folded }) => folded.length > 2 && !/\d/.test(folded));
  const byLength = Map.groupBy(correct, ({ folded }) => folded.length);
  return (word, maxEdits) => {
    if (maxEdits <= 0) return [];
    const sound = toSound(word);
    const found: { word: Word; cost: number }[] = [];
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        const edits = countEdits(word, candidate.folded, maxEdits);
        if (edits > maxEdits) continue;
        found.push({ word: candidate, cost: edits - (candidate.sound === sound ? 0.5 : 0) });
      }
    }
    found.sort(
      (first, second) =>
        first.cost - second.cost ||
        sourceRanks[first.word.source] - sourceRanks[second.word.source] ||
        second.word.count - first.word.count,
    );
    const [best] = found;
    const second = found.find(({ word: { stem }, cost }) => stem !== best?.word.stem && cost === best?.cost);
    return [best, second].flatMap((entry) => (entry ? [entry.word.folded] : []));
  };
}

function createWriter(
  spellings: ReadonlyMap<string, ReadonlyMap<string, number>>,
  names: readonly string[],
): Vocabulary['toWritten'] {
  const toFolded = (word: string): string => listWords(word)[0] ?? word;
  const compounds = new Map<string, string>();
  for (const name of names) {
    for (const compound of name.toLowerCase().match(/\p{L}+(?:-\p{L}+)+/gu) ?? []) {
      compounds.set(compound.split('-').map(toFolded).join(' '), compound);
    }
  }
  const writeWord = (word: string): string => {
    const known = [...(spellings.get(toFolded(word)) ?? [])];
    return known.toSorted(([, first], [, second]) => second - first)[0]?.[0] ?? word;
  };
  return (words) => {
    const written: string[] = [];
    for (let start = 0; start < words.length; start += 1) {
      const pair = words.slice(start, start + 2).map(toFolded);
      const compound = compounds.get(pair.join(' '));
      written.push(compound ?? writeWord(words[start] ?? ''));
      if (compound) start += 1;
    }
    return written.join(' ');
  };
}
