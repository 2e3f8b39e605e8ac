// Row types of the search.

import type { Generated } from 'kysely';
import type { Origin } from './installation.ts';

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
  origin: Generated<Origin>;
}
