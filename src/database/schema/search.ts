// Row types of the search.

import type { Generated } from 'kysely';

/** A search text without results, normalised, for the merchant. */
export interface SearchMissRow {
  text: string;
  searches: number;
  first_at: number;
  last_at: number;
}

/** Synonyms for the search, joined by `;`. */
export interface SynonymRow {
  id: Generated<number>;
  words: string;
}
