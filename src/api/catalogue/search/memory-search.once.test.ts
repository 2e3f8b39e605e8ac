import { beforeAll, expect, it } from 'vitest';
import type { SearchDocument, SearchIndex } from '../published/search-index.ts';
import { createMemorySearch } from './memory-search.ts';

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
  toDocument(9, 'Creme sem perfume 60 g', { text: 'Para quem não quer perfume nem álcool.' }),
  toDocument(10, 'Óleo de limão 10 ml', { codes: ['OE-LIM10'] }),
];

const synonymGroups = [
  ['melaleuca', 'tea tree', 'árvore-do-chá'],
  ['capim-limão', 'capim-santo', 'lemongrass'],
  ['lavanda', 'alfazema'],
  ['óleo vegetal', 'óleo carreador'],
  ['difusor', 'aromatizador', 'aromatizador de ambiente'],
  ['difusor elétrico', 'umidificador'],
  ['home spray', 'spray de ambiente', 'aromatizador de ambiente'],
  ['sem perfume', 'sem cheiro'],
];

const isSoldEverywhere = () => true;

let search: SearchIndex;
beforeAll(async () => {
  search = await createMemorySearch(documents, synonymGroups);
});

const findHits = (text: string, isSold: (key: number) => boolean = isSoldEverywhere) => search.find(text, isSold);

const find = (text: string) => {
  const hits = findHits(text).toSorted((first, second) => first.rank - second.rank || first.key - second.key);
  return hits.map(({ key }) => key);
};

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
])('tolerates the typo %s', (text, key) => {
  expect(find(text)[0]).toBe(key);
});

it.each(['vale', 'aleo', 'boleto'])('finds nothing by the similar letters of %s', (text) => {
  expect(find(text)).toEqual([]);
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
])('finds by the synonym %s', (text, key) => {
  expect(find(text)).toContain(key);
});

it('finds documents with some of the words when none has all', () => {
  expect(find('lavanda inexistente')[0]).toBe(1);
});

it('marks a document whose whole name or code was typed', () => {
  expect(findHits('alecrim').filter(({ isExact }) => isExact)).toMatchObject([{ key: 7 }]);
  expect(findHits('hs-cap200').filter(({ isExact }) => isExact)).toMatchObject([{ key: 4 }]);
});

it.each(['', '   ', '%%%', '!!!'])('finds nothing for %j', (text) => {
  expect(find(text)).toEqual([]);
});

it('finds nothing quickly for a nonsense text', () => {
  expect(find('xyzzy qwpoeiru '.repeat(200))).toEqual([]);
});

it.each([
  ['lavamdda', ['lavanda']],
  ['lavannnda', []],
  ['boleto', []],
  ['veal', ['vela']],
  ['oleo essencal', ['óleo essencial']],
  ['oleo de melaleuka', ['óleo de melaleuca']],
  ['capimlimao', ['capim-limão']],
  ['capjm limao', ['capim-limão']],
  ['home spay', ['home spray']],
  ['alfasema', ['alfazema']],
  ['sabonet', []],
  ['difsuor eletrco', ['difusor elétrico']],
  ['lavanda', []],
  ['xyzzyq', []],
  ['12345', []],
])('suggests for %s the spelling %j', (text, suggestions) => {
  expect(search.suggest(text)).toEqual(suggestions);
});

it('uses only the given synonyms', async () => {
  const own = await createMemorySearch(documents, [['vela', 'luminária']]);
  expect(own.find('luminaria', isSoldEverywhere).map(({ key }) => key)).toEqual([3]);
  expect(own.find('umidificador', isSoldEverywhere)).toEqual([]);
});

const rankOf = (text: string, key: number) => findHits(text).find((hit) => hit.key === key)?.rank ?? Number.NaN;

it('ranks a separate word before one after a hyphen', () => {
  expect(find('limao')).toEqual([10, 4]);
  expect(find('capim limao')).toEqual([4]);
});

it('ranks exact matches before prefixes before synonyms, and matches in the name before the text', () => {
  expect(rankOf('lavanda', 1)).toBeLessThan(rankOf('lavan', 1));
  expect(rankOf('lavan', 1)).toBeLessThan(rankOf('alfazema', 1));
  expect(rankOf('alfazema', 1)).toBeLessThan(rankOf('lavanda', 3));
});

it('marks names that begin with a word of the text', () => {
  const hits = new Map(findHits('alecrim').map(({ key, opensName }) => [key, opensName]));
  expect(hits).toEqual(
    new Map([
      [7, true],
      [8, false],
    ]),
  );
});

it('matches "sem" only together with its word', () => {
  expect(find('sem perfume')).toEqual([9]);
  expect(find('sem cheiro')).toEqual([9]);
  expect(rankOf('perfume', 9)).toBeGreaterThan(rankOf('sem perfume', 9));
});

it('treats a name without its measure as the whole name', () => {
  expect(findHits('óleo de limão')[0]).toMatchObject({ key: 10, isExact: true });
});

it.each([
  ['oe-lim10', [10]],
  ['OELIM10', [10]],
  ['oe lim 10', [10]],
  ['7898 6132 00015', [4]],
  ['HS-CAP', [4]],
  ['SKU-1', [1]],
])('finds by the code %s only its document', (text, keys) => {
  expect(find(text)).toEqual(keys);
});

it.each([
  ['capimlimao', 4],
  ['homespray', 4],
  ['teatree', 2],
])('splits the joined words %s', (text, key) => {
  expect(find(text)).toEqual([key]);
});

it('lists only documents that lack the fewest words', () => {
  expect(findHits('óleo lavanda kombucha').map(({ key, missing }) => [key, missing])).toEqual([[1, 1]]);
});

it('matches prefixes of the last word', () => {
  for (const text of ['me', 'mel', 'mela', 'melal', 'melaleu', 'óleo essencial mela']) expect(find(text)).toContain(2);
  expect(find('óleo mela')).toEqual([2]);
});

it('finds weaker matches where the better ones are not sold', () => {
  const without = (sold: number) => (key: number) => key !== sold;
  const keysOf = (text: string, unsold: number) => findHits(text, without(unsold)).map(({ key }) => key);
  expect(keysOf('óleo melaleuca', 2)).toContain(1);
  expect(keysOf('OE-LIM10', 10)).not.toContain(10);
  expect(keysOf('lavanda', 1)).toEqual([3]);
});
