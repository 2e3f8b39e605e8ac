// Row types of the search.

import type { Generated } from 'kysely';
import type { Origin } from './installation.ts';

/** Synonyms for the search, joined by `;`. */
export interface SynonymRow {
  id: Generated<number>;
  words: string;
  origin: Generated<Origin>;
}
