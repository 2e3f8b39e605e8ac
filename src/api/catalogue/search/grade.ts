// Relevance of a document for a text, part by part.

import { matchKinds, type QueryPart } from './query-parts.ts';

/**
 * The fields of the index, best first. A `tail` is the part of a name after a hyphen, which is less relevant:
 * limão-siciliano is a kind of limão, capim-limão is not.
 */
export const indexFields = ['name', 'tail', 'belonging', 'labels', 'text'] as const;
const fieldRanks = new Map<string, number>(indexFields.map((field, rank) => [field, rank]));

/** The fields in which each stem of the text was found in a document. */
type Match = Readonly<Record<string, readonly string[]>>;

export interface Grade {
  /** The number of parts that the document lacks. */
  missing: number;
  /** See `SearchHit`: by the worst field, then by the worst kind of match. */
  rank: number;
}

const matchKindCount = Object.keys(matchKinds).length;

/** Each part is ranked by its best match in the document, the document by its worst part. */
export function gradeMatch(parts: readonly QueryPart[], match: Match): Grade {
  let missing = 0;
  let worstField = 0;
  let worstKind = 0;
  for (const part of parts) {
    const best = findBest(part, match);
    if (best === undefined) missing += 1;
    else {
      worstField = Math.max(worstField, Math.floor(best / matchKindCount));
      worstKind = Math.max(worstKind, best % matchKindCount);
    }
  }
  return { missing, rank: worstField * matchKindCount + worstKind };
}

function findBest(part: QueryPart, match: Match): number | undefined {
  let best: number | undefined;
  const offer = (fieldRank: number, matchKind: number): void => {
    const rank = fieldRank * matchKindCount + matchKind;
    if (best === undefined || rank < best) best = rank;
  };
  for (const [stem, fields] of Object.entries(match)) {
    const matchKind = part.stems.get(stem);
    if (matchKind !== undefined) offer(findFieldRank(fields), matchKind);
  }
  for (const { stems, matchKind } of part.phrases) {
    if (stems.every((stem) => Object.hasOwn(match, stem))) {
      offer(Math.max(...stems.map((stem) => findFieldRank(match[stem] ?? []))), matchKind);
    }
  }
  return best;
}

function findFieldRank(fields: readonly string[]): number {
  return Math.min(...fields.map((field) => fieldRanks.get(field) ?? indexFields.length));
}
