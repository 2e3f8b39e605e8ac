// SKUs and EANs, found with any separators: OE-LAVF, oelavf, "OE LAVF".

import type { SearchDocument } from '../published/search-index.ts';
import { foldAccents } from './words/normalise.ts';

export interface CodeTable {
  /** Keys of the documents that have the code. */
  find(text: string): readonly number[];
  /** Keys of the documents with a code that begins with the text; none for fewer than four characters. */
  listFrom(text: string): readonly number[];
}

const minBegunLength = 4;

/** A code that several documents share finds all of them. */
export function createCodeTable(documents: readonly Pick<SearchDocument, 'key' | 'codes'>[]): CodeTable {
  const keys = new Map<string, number[]>();
  for (const { key, codes } of documents) {
    for (const code of new Set(codes.map(toCode))) {
      const owners = keys.get(code);
      if (owners) owners.push(key);
      else keys.set(code, [key]);
    }
  }
  return {
    find: (text) => keys.get(toCode(text)) ?? [],
    listFrom(text) {
      const begun = toCode(text);
      if (begun.length < minBegunLength) return [];
      return [...new Set([...keys].flatMap(([code, owners]) => (code.startsWith(begun) ? owners : [])))];
    },
  };
}

function toCode(text: string): string {
  return foldAccents(text).replaceAll(/[^a-z\d]/g, '');
}
