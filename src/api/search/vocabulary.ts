// The words of the catalogue as they are written: what a mistyped word is set right to.
import { listWords, stemWord } from './normalise.ts';

const maxDistanceShare = 0.34;

export interface Vocabulary {
  has(stem: string): boolean;
  hasPrefix(start: string): boolean;
  /** The most common written form of the known word that is nearest to `word` (folded); undefined when none is near. */
  findNearest(word: string): string | undefined;
}

interface Entry {
  count: number;
  /** Written forms with how often each stands there. */
  forms: Map<string, number>;
}

export function createVocabulary(texts: Iterable<string>): Vocabulary {
  const entries = new Map<string, Entry>();
  for (const text of texts) for (const written of text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []) note(entries, written);
  const sorted = [...entries.keys()].sort();
  return {
    has: (stem) => entries.has(stem),
    hasPrefix(start) {
      const found = sorted[findInsertion(sorted, start)];
      return found?.startsWith(start) ?? false;
    },
    findNearest: (word) => findNearest(entries, word),
  };
}

function note(entries: Map<string, Entry>, written: string): void {
  const [word, ...more] = listWords(written);
  if (word === undefined || more.length > 0) return;
  const stem = stemWord(word);
  const entry = entries.get(stem) ?? { count: 0, forms: new Map<string, number>() };
  entry.count += 1;
  entry.forms.set(written, (entry.forms.get(written) ?? 0) + 1);
  entries.set(stem, entry);
}

/** Index of the first entry that is not before `text`. */
function findInsertion(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findNearest(entries: ReadonlyMap<string, Entry>, word: string): string | undefined {
  const stem = stemWord(word);
  let best: { entry: Entry; distance: number } | undefined;
  for (const [candidate, entry] of entries) {
    const limit = Math.min(best?.distance ?? Number.POSITIVE_INFINITY, Math.floor(stem.length * maxDistanceShare));
    if (Math.abs(candidate.length - stem.length) > limit || /\d/.test(candidate)) continue;
    const distance = countEdits(stem, candidate);
    if (distance > limit) continue;
    if (!best || distance < best.distance || entry.count > best.entry.count) best = { entry, distance };
  }
  if (!best) return undefined;
  const [commonest] = [...best.entry.forms].toSorted((first, second) => second[1] - first[1]);
  return commonest?.[0];
}

/** Letters to insert, remove, change or swap with their neighbour. */
export function countEdits(first: string, second: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped = row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[second.length] ?? 0;
}
