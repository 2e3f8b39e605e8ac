// Search in the catalogue. This file: the port, so that a search server can stand in for the index in memory.

/** What is searched in; `key` is what a hit names. */
export interface SearchDocument {
  key: number;
  name: string;
  brand: string;
  /** Names of its categories, root first. */
  categories: readonly string[];
  /** SKUs and EAN. */
  codes: readonly string[];
  botanicalName: string;
  /** Labels of its filters and values, such as "Relaxante" or "30 ml". */
  labels: readonly string[];
  text: string;
}

export interface SearchHit {
  key: number;
  /** The text is the whole name, with or without its measure, or a code. */
  isExact: boolean;
  /** How many words of the text it lacks; the same for all hits of an answer. */
  missing: number;
  /** The smaller the better: name before brand, category and code, before labels, before text; in each, words as typed before begun words before synonyms. */
  rank: number;
  /** Its name begins with a word of the text: "Difusor de varetas" rather than "Refil para difusor". */
  opensName: boolean;
}

export interface SearchIndex {
  /** In no order. Empty for a text without words. */
  find(text: string): readonly SearchHit[];
  /** Other spellings of words that the catalogue does not hold, best first, as the shop writes them; two at most. */
  suggest(text: string): readonly string[];
}
