// The search index in memory: MiniSearch over normalised Portuguese, with prefixes, typos and synonyms.
import MiniSearch, { type Query } from 'minisearch';
import { foldAccents, listWords, normaliseText, stemWord } from './normalise.ts';
import type { SearchDocument, SearchHit, SearchIndex } from './search-index.ts';
import { createSynonymTable, type SynonymTable } from './synonym-table.ts';
import { synonymGroups } from './synonyms.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

const fieldBoosts = { name: 6, brand: 4, categories: 3, codes: 3, labels: 1.5, text: 1 };
const synonymWeight = 0.6;
const typoWeight = 0.4;
/** Share of a word's letters that may be wrong for another spelling to be suggested. */
const suggestedShare = 0.34;
/** Documents between two breaths of the event loop while indexing. */
const chunkSize = 250;
const maxWords = 12;

/** Indexes in small steps, so that requests go on meanwhile. */
export async function createMemorySearch(
  documents: readonly SearchDocument[],
  groups: readonly (readonly string[])[] = synonymGroups,
): Promise<SearchIndex> {
  const index = new MiniSearch<SearchDocument>({
    idField: 'key',
    fields: Object.keys(fieldBoosts),
    extractField: readField,
    tokenize: normaliseText,
    processTerm: (term) => term,
  });
  await index.addAllAsync(documents, { chunkSize });
  const vocabulary = createVocabulary(documents.flatMap(listTexts));
  const synonyms = createSynonymTable(groups);
  const exact = listExactTexts(documents);

  const find = (text: string): SearchHit[] => {
    const words = listWords(text).slice(0, maxWords);
    if (words.length === 0) return [];
    const parts = toQueryParts(words, vocabulary, synonyms);
    const strict = runQuery(index, { combineWith: 'AND', queries: parts });
    const hits =
      strict.length > 0 || parts.length === 1 ? strict : runQuery(index, { combineWith: 'OR', queries: parts });
    const exactKeys = new Set(exact.get(toExactText(text)));
    return hits.map(({ id, score }) => ({ key: Number(id), score, isExact: exactKeys.has(Number(id)) }));
  };
  return { find, suggest: (text) => suggestSpelling(text, vocabulary) };
}

function readField(document: SearchDocument, field: string): string {
  switch (field) {
    case 'name':
      return document.name;
    case 'brand':
      return document.brand;
    case 'categories':
      return document.categories.join(' ');
    case 'codes':
      return [...document.codes, document.botanicalName].join(' ');
    case 'labels':
      return document.labels.join(' ');
    case 'text':
      return document.text;
    default:
      return String(document.key);
  }
}

function listTexts(document: SearchDocument): string[] {
  return Object.keys(fieldBoosts).map((field) => readField(document, field));
}

function listExactTexts(documents: readonly SearchDocument[]): Map<string, number[]> {
  const exact = new Map<string, number[]>();
  for (const { key, name, codes } of documents) {
    for (const text of [name, ...codes].map(toExactText)) exact.set(text, [...(exact.get(text) ?? []), key]);
  }
  return exact;
}

function toExactText(text: string): string {
  return normaliseText(text).join(' ');
}

function runQuery(index: MiniSearch<SearchDocument>, query: Query) {
  const asGiven = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
  return index.search(query, { ...asGiven, boost: fieldBoosts, weights: { fuzzy: typoWeight, prefix: 0.5 } });
}

/** One part for every word or phrase with synonyms; a document must match each. */
function toQueryParts(words: readonly string[], vocabulary: Vocabulary, synonyms: SynonymTable): Query[] {
  const stems = words.map(stemWord);
  const parts: Query[] = [];
  for (let start = 0; start < words.length;) {
    const match = synonyms.findAt(stems, start);
    const end = start + (match?.length ?? 1);
    const own = words
      .slice(start, end)
      .map((word, offset) => toWordQuery(word, start + offset === words.length - 1, vocabulary));
    const alternatives = (match?.alternatives ?? []).map((phrase) => toPhraseQuery(phrase));
    parts.push({ combineWith: 'OR', queries: [{ combineWith: 'AND', queries: own }, ...alternatives] });
    start = end;
  }
  return parts;
}

function toPhraseQuery(stems: readonly string[]): Query {
  return { combineWith: 'AND', queries: [...stems], boostTerm: () => synonymWeight };
}

/** Typos are looked for only in words that the catalogue does not know: "menta" must not find "mente". */
function toWordQuery(word: string, isLast: boolean, vocabulary: Vocabulary): Query {
  const stem = stemWord(word);
  const isKnown = vocabulary.has(stem);
  const canContinue = isKnown ? isLast && word.length > 3 : word.length > 1 && vocabulary.hasPrefix(word);
  const queries: Query[] = [];
  if (isKnown) queries.push(stem);
  if (canContinue) queries.push({ queries: [word], prefix: true });
  if (queries.length === 0) queries.push(...toTypoQueries(word, vocabulary));
  return { combineWith: 'OR', queries };
}

/** MiniSearch counts swapped letters as two edits, the vocabulary as one. */
function toTypoQueries(word: string, vocabulary: Vocabulary): Query[] {
  const typos = countTypos(word);
  const nearest = typos > 0 ? vocabulary.findNearest(word, typos) : undefined;
  const corrected: Query[] = nearest ? [{ queries: normaliseText(nearest), boostTerm: () => typoWeight }] : [];
  return [{ queries: [stemWord(word)], fuzzy: typos }, ...corrected];
}

/** How many wrong letters are forgiven. */
function countTypos(word: string): number {
  if (word.length <= 3 || /\d/.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}

/** The text with every unknown word set right; nothing when it is right already or nothing is near. */
function suggestSpelling(text: string, vocabulary: Vocabulary): string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const corrected = words.map((word) => {
    const [folded = ''] = listWords(word);
    if (folded === '' || /\d/.test(folded) || vocabulary.has(stemWord(folded))) return word;
    const nearest = vocabulary.findNearest(folded, Math.floor(folded.length * suggestedShare));
    return nearest ?? word;
  });
  const isSame = corrected.every((word, place) => foldAccents(word) === foldAccents(words[place] ?? ''));
  return isSame ? [] : [corrected.join(' ')];
}
