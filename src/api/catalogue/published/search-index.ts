// Search in the catalogue. This file: the interface, so that a search server can replace the index in memory.

/** A searchable document; `key` identifies it in hits. A kit is found like a product. */
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
  /** Whether the text is the whole name, with or without its measure, or a code. */
  isExact: boolean;
  /** The number of the text's words that it lacks; equal for all hits of a search. */
  missing: number;
  /**
   * Smaller is better: name before brand, category and code, before labels, before text; in each, exact matches before
   * prefixes before synonyms.
   */
  rank: number;
  /** Whether its name begins with a word of the text: "Difusor de varetas" rather than "Refil para difusor". */
  opensName: boolean;
}

export interface SearchIndex {
  /**
   * Unsorted hits among the documents that the shop sells, so that what another shop sells hides no weaker match. Empty for a
   * text without words.
   */
  find(text: string, isSold: (key: number) => boolean): readonly SearchHit[];
  /** Other spellings of words that the catalogue does not have, best first, in the shop's spelling; at most two. */
  suggest(text: string): readonly string[];
}
