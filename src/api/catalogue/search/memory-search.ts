// The search index in memory: MiniSearch over normalised Portuguese, with prefixes, typos and synonyms.

import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchDocument, SearchHit, SearchIndex } from '../published/search-index.ts';
import { createCodeTable } from './code-table.ts';
import { gradeMatch, indexFields } from './grade.ts';
import { listCorrectedWords, maxLetters, type QueryPart, toQueryParts } from './query-parts.ts';
import { suggestSpelling } from './suggest-spelling.ts';
import { normaliseText } from './words/normalise.ts';
import { createSynonymTable } from './words/synonym-table.ts';
import { createVocabulary, type Vocabulary } from './words/vocabulary.ts';

/** Number of documents that are indexed before yielding to the event loop. */
const chunkSize = 250;

/** `groups` are synonymous phrases. Indexes in small steps, so that requests are not blocked. */
export async function createMemorySearch(
  documents: readonly SearchDocument[],
  groups: readonly (readonly string[])[],
): Promise<SearchIndex> {
  const index = await createIndex(documents);
  const vocabulary = createWords(documents, groups);
  const synonyms = createSynonymTable(groups);
  const codes = createCodeTable(documents);
  const names = listNames(documents);
  const openings = new Map(documents.map(({ key, name }) => [key, normaliseText(name)[0] ?? '']));

  const find: SearchIndex['find'] = (text, isSold) => {
    const short = text.slice(0, maxLetters);
    const coded = codes.find(short).filter(isSold);
    if (coded.length > 0) return coded.map((key) => toCodeHit(key, true));
    const exactKeys = new Set(names.get(toNameText(short)));
    const parts = toQueryParts(listCorrectedWords(short, vocabulary), vocabulary, synonyms);
    const hits = runQuery(index, parts, isSold).map((result): SearchHit => {
      const key = Number(result.id);
      const opensName = Object.hasOwn(result.match, openings.get(key) ?? '');
      return { key, isExact: exactKeys.has(key), opensName, ...gradeMatch(parts, result.match) };
    });
    const least = hits.reduce((fewest, { missing }) => Math.min(fewest, missing), Number.POSITIVE_INFINITY);
    const begun = least > 0 ? codes.listFrom(short).filter(isSold) : [];
    if (begun.length > 0) return begun.map((key) => toCodeHit(key, false));
    return hits.filter(({ missing }) => missing === least);
  };
  return { find, suggest: (text) => suggestSpelling(text, vocabulary) };
}

async function createIndex(documents: readonly SearchDocument[]): Promise<MiniSearch<SearchDocument>> {
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: [...indexFields],
    extractField: readField,
    tokenize: normaliseText,
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
  await index.addAllAsync(documents, { chunkSize });
  return index;
}

const tails = /(?<=\p{L})-\p{L}+/gu;

function readField(document: SearchDocument, field: string): string {
  switch (field) {
    case 'name':
      return document.name.replaceAll(tails, ' ');
    case 'tail':
      return (document.name.match(tails) ?? []).join(' ');
    case 'belonging':
      return [document.brand, ...document.categories, document.botanicalName].join(' ');
    case 'labels':
      return document.labels.join(' ');
    case 'text':
      return document.text;
    default:
      return String(document.key);
  }
}

function createWords(documents: readonly SearchDocument[], groups: readonly (readonly string[])[]): Vocabulary {
  const listBelongings = ({ brand, categories, labels, botanicalName }: SearchDocument): string[] => [
    brand,
    ...categories,
    ...labels,
    botanicalName,
  ];
  return createVocabulary({
    names: documents.map(({ name }) => name),
    phrases: [...groups.flat(), ...documents.flatMap(listBelongings)],
    texts: documents.map(({ text }) => text),
  });
}

const measure = /\s+[\d.,]+\s*[a-z]{1,2}$/i;

/** Keys of documents by name, with and without the trailing measure. */
function listNames(documents: readonly SearchDocument[]): Map<string, number[]> {
  const names = new Map<string, number[]>();
  for (const { key, name } of documents) {
    for (const text of new Set([name, name.replace(measure, '')].map(toNameText))) {
      names.set(text, [...(names.get(text) ?? []), key]);
    }
  }
  return names;
}

function toNameText(text: string): string {
  return normaliseText(text).join(' ');
}

function toCodeHit(key: number, isExact: boolean): SearchHit {
  return { key, isExact, missing: 0, rank: 0, opensName: false };
}

/** Documents with every part, or those with some parts if there are none. */
function runQuery(
  index: MiniSearch<SearchDocument>,
  parts: readonly QueryPart[],
  isSold: (key: number) => boolean,
): SearchResult[] {
  if (parts.length === 0) return [];
  const queries = parts.map(toQuery);
  const options: SearchOptions = { filter: ({ id }) => isSold(Number(id)) };
  const strict = index.search({ combineWith: 'AND', queries }, options);
  return strict.length > 0 || parts.length === 1 ? strict : index.search({ combineWith: 'OR', queries }, options);
}

function toQuery({ stems, phrases }: QueryPart): Query {
  const ofPhrases = phrases.map((phrase): Query => ({ combineWith: 'AND', queries: [...phrase.stems] }));
  return { combineWith: 'OR', queries: [...stems.keys(), ...ofPhrases] };
}
