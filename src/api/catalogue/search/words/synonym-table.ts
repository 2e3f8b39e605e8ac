// Finds phrases of the synonym groups in a normalised text.

import { normaliseText } from './normalise.ts';

export interface SynonymMatch {
  /** The number of words that it covers. */
  length: number;
  /** The other phrases of the group, each as stems. */
  alternatives: readonly (readonly string[])[];
}

export interface SynonymTable {
  /** The longest phrase that begins at `start`. */
  findAt(stems: readonly string[], start: number): SynonymMatch | undefined;
}

/** A phrase in several groups has the alternatives of all. */
export function createSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const matches = new Map<string, SynonymMatch>();
  let longest = 0;
  for (const group of groups) {
    const phrases = group.map(normaliseText);
    for (const phrase of phrases) {
      const known = matches.get(phrase.join(' '));
      const others = phrases.filter((other) => other !== phrase);
      matches.set(phrase.join(' '), {
        length: phrase.length,
        alternatives: [...(known?.alternatives ?? []), ...others],
      });
      longest = Math.max(longest, phrase.length);
    }
  }
  return {
    findAt(stems, start) {
      for (let length = Math.min(longest, stems.length - start); length > 0; length -= 1) {
        const match = matches.get(stems.slice(start, start + length).join(' '));
        if (match) return match;
      }
      return undefined;
    },
  };
}
