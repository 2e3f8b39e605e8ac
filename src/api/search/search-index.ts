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
  /** Higher is better; comparable within one answer only. */
  score: number;
  /** The text is the whole name or a code. */
  isExact: boolean;
}

export interface SearchIndex {
  /** Best first. Empty for a text without words. */
  find(text: string): readonly SearchHit[];
  /** Other texts worth searching for when `text` finds little, best first. */
  suggest(text: string): readonly string[];
}
