// How well a document answers a text, part by part.
import { manners, type QueryPart } from './query-parts.ts';

/**
 * Where a document holds its words, best first; each is a field of the index. A `tail` is what stands behind a hyphen in
 * the name: limão-siciliano is a kind of limão, capim-limão is not.
 */
export const places = ['name', 'tail', 'belonging', 'labels', 'text'] as const;
const placeRanks = new Map<string, number>(places.map((place, rank) => [place, rank]));

/** The fields in which each stem of the text was found in a document. */
type Match = Readonly<Record<string, readonly string[]>>;

export interface Grade {
  /** How many parts the document lacks. */
  missing: number;
  /** See `SearchHit`: the worst place first, then the worst manner. */
  rank: number;
}

const mannerCount = Object.keys(manners).length;

/** Each part counts by the best way in which the document has it, the document by its worst part. */
export function gradeMatch(parts: readonly QueryPart[], match: Match): Grade {
  let missing = 0;
  let worstPlace = 0;
  let worstManner = 0;
  for (const part of parts) {
    const best = findBest(part, match);
    if (best === undefined) missing += 1;
    else {
      worstPlace = Math.max(worstPlace, Math.floor(best / mannerCount));
      worstManner = Math.max(worstManner, best % mannerCount);
    }
  }
  return { missing, rank: worstPlace * mannerCount + worstManner };
}

function findBest(part: QueryPart, match: Match): number | undefined {
  let best: number | undefined;
  const offer = (place: number, manner: number): void => {
    const rank = place * mannerCount + manner;
    if (best === undefined || rank < best) best = rank;
  };
  for (const [stem, fields] of Object.entries(match)) {
    const manner = part.stems.get(stem);
    if (manner !== undefined) offer(findPlace(fields), manner);
  }
  for (const { stems, manner } of part.phrases) {
    if (stems.every((stem) => Object.hasOwn(match, stem))) {
      offer(Math.max(...stems.map((stem) => findPlace(match[stem] ?? []))), manner);
    }
  }
  return best;
}

function findPlace(fields: readonly string[]): number {
  return Math.min(...fields.map((field) => placeRanks.get(field) ?? places.length));
}
