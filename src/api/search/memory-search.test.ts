import { beforeAll, expect, it } from 'vitest';
import { createMemorySearch } from './memory-search.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';
import { countEdits, createVocabulary } from './vocabulary.ts';

const toDocument = (key: number, name: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  key,
  name,
  brand: 'Manacá',
  categories: [],
  codes: [`SKU-${key}`],
  botanicalName: '',
  labels: [],
  text: '',
  ...more,
});

const documents = [
  toDocument(1, 'Óleo essencial de lavanda', {
    categories: ['Óleos essenciais', 'Florais'],
    botanicalName: 'Lavandula angustifolia',
  }),
  toDocument(2, 'Óleo essencial de melaleuca', { categories: ['Óleos essenciais', 'Herbais'] }),
  toDocument(3, 'Vela vegetal', { text: 'Perfuma com lavanda.', labels: ['Relaxante'] }),
  toDocument(4, 'Home spray de capim-limão', { codes: ['HS-CAP200', '7898613200015'] }),
  toDocument(5, 'Difusor elétrico', { brand: 'Bruma' }),
  toDocument(6, 'Óleo vegetal de amêndoas', { categories: ['Óleos vegetais'] }),
  toDocument(7, 'Alecrim', { brand: 'Raiz' }),
  toDocument(8, 'Sabonete de alecrim e raiz de gengibre'),
];

let search: SearchIndex;
beforeAll(async () => {
  search = await createMemorySearch(documents);
});

const find = (text: string) => search.find(text).map(({ key }) => key);

it('ranks a word in the name before the same word in the text', () => {
  expect(find('lavanda')).toEqual([1, 3]);
});

it.each([
  ['lavnda', 1],
  ['lavamda', 1],
  ['lavadna', 1],
  ['melaleca', 2],
  ['alecrin', 7],
  ['amendoaz', 6],
])('forgives the typo %s', (text, key) => {
  expect(find(text)[0]).toBe(key);
});

it.each([
  ['oleo essencial', [1, 2]],
  ['OLEOS ESSENCIAIS', [1, 2]],
  ['óleo essencial florais', [1]],
  ['lav', [1, 3]],
  ['óleo mela', [2]],
  ['lavandula', [1]],
  ['bruma', [5]],
  ['relaxar', [3]],
  ['HS-CAP200', [4]],
  ['7898613200015', [4]],
])('finds by %s', (text, keys) => {
  expect(find(text).toSorted((first, second) => first - second)).toEqual(keys);
});

it.each([
  ['tea tree', 2],
  ['árvore do chá', 2],
  ['spray de ambiente capim santo', 4],
  ['lemongrass', 4],
  ['aromatizador', 5],
  ['umidificador', 5],
  ['óleo carreador', 6],
  ['alfazema', 1],
])('knows that %s means the same', (text, key) => {
  expect(find(text)).toContain(key);
});

it('finds some of the words when nothing has them all', () => {
  expect(find('lavanda inexistente')[0]).toBe(1);
});

it('marks the one whose whole name or code was typed', () => {
  expect(search.find('alecrim').filter(({ isExact }) => isExact)).toMatchObject([{ key: 7 }]);
  expect(search.find('hs-cap200').filter(({ isExact }) => isExact)).toMatchObject([{ key: 4 }]);
});

it.each(['', '   ', '%%%', '!!!'])('finds nothing for %j', (text) => {
  expect(find(text)).toEqual([]);
});

it('stays quick and finds nothing for a text of nonsense', () => {
  expect(find('xyzzy qwpoeiru '.repeat(200))).toEqual([]);
});

it.each([
  ['lavannnda', ['lavanda']],
  ['oleo essencal', ['oleo essencial']],
  ['difsuor eletrco', ['difusor elétrico']],
  ['lavanda', []],
  ['xyzzyq', []],
  ['12345', []],
])('suggests for %s the spelling %j', (text, suggestions) => {
  expect(search.suggest(text)).toEqual(suggestions);
});

it('takes synonyms that are given to it', async () => {
  const own = await createMemorySearch(documents, [['vela', 'luminária']]);
  expect(own.find('luminaria').map(({ key }) => key)).toEqual([3]);
  expect(own.find('tea tree')).toEqual([]);
});

it.each([
  ['casa', 'casa', 0],
  ['casa', 'caso', 1],
  ['casa', 'csaa', 1],
  ['casa', 'cas', 1],
  ['casa', 'acasa', 1],
  ['', 'abc', 3],
  ['lavanda', 'laranja', 2],
])('counts the edits from %j to %j', (first, second, edits) => {
  expect(countEdits(first, second)).toBe(edits);
});

it('sets a word right to the way that is written most', () => {
  const vocabulary = createVocabulary(['Hortelã e hortelã', 'hortela', 'rosa']);
  expect(vocabulary.findNearest('hortelan', 2)).toBe('hortelã');
  expect(vocabulary.hasPrefix('hort')).toBe(true);
  expect(vocabulary.hasPrefix('zzz')).toBe(false);
});
