// The words of the catalogue as they are written: what a mistyped word is set right to.
import { listWords, stemWord } from './normalise.ts';

export interface Vocabulary {
  has(stem: string): boolean;
  hasPrefix(start: string): boolean;
  /** The known word, as it is written most, that is nearest to `word` (folded); undefined when all take more edits. */
  findNearest(word: string, maxEdits: number): string | undefined;
}

/** Of words that differ by accents only, the one written most is kept. */
export function createVocabulary(texts: Iterable<string>): Vocabulary {
  const counts = countWrittenWords(texts);
  const known = new Map<string, WrittenWord>();
  for (const [written, count] of counts) {
    const [folded, ...more] = listWords(written);
    if (folded === undefined || more.length > 0) continue;
    const before = known.get(folded);
    if (!before || before.count < count) known.set(folded, { written, count });
  }
  const stems = new Set([...known.keys()].map(stemWord));
  const sortedStems = [...stems].toSorted();
  return {
    has: (stem) => stems.has(stem),
    hasPrefix: (start) => sortedStems[findInsertion(sortedStems, start)]?.startsWith(start) ?? false,
    findNearest: (word, maxEdits) => findNearest(known, word, maxEdits),
  };
}

interface WrittenWord {
  written: string;
  count: number;
}

function countWrittenWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const written of text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []) {
      counts.set(written, (counts.get(written) ?? 0) + 1);
    }
  }
  return counts;
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

function findNearest(known: ReadonlyMap<string, WrittenWord>, word: string, maxEdits: number): string | undefined {
  let best: (WrittenWord & { edits: number }) | undefined;
  for (const [folded, { written, count }] of known) {
    const limit = best?.edits ?? maxEdits;
    if (Math.abs(folded.length - word.length) > limit || /\d/.test(folded)) continue;
    const edits = countEdits(word, folded);
    if (edits > limit) continue;
    if (!best || edits < best.edits || count > best.count) best = { written, count, edits };
  }
  return best?.written;
}

/** Letters to insert, remove, change or swap with their neighbour. */
export function countEdits(first: string, second: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped =
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
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
