import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countEdits, toSound } from './edits.ts';
import { createVocabulary } from './vocabulary.ts';

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

it('is symmetric, and stops exactly above the limit', () => {
  const word = fc.stringMatching(/^[abc]{0,7}$/);
  fc.assert(
    fc.property(word, word, fc.nat(4), (first, second, limit) => {
      const edits = countEdits(first, second);
      expect(countEdits(second, first)).toBe(edits);
      expect(countEdits(first, second, limit)).toBe(Math.min(edits, limit + 1));
    }),
  );
});

it.each([
  ['roza', 'rosa'],
  ['jeranio', 'geranio'],
  ['xa', 'cha'],
  ['ortela', 'hortela'],
  ['essensia', 'essencia'],
  ['alecrin', 'alecrim'],
  ['masagem', 'massagem'],
])('treats %s and %s as equal in sound', (first, second) => {
  expect(toSound(first)).toBe(toSound(second));
});

const vocabulary = createVocabulary({
  names: ['Hortelã-pimenta', 'Óleo de hortelã', 'Creme hortela', 'Rosa', 'Água de lençóis'],
  phrases: ['árvore-do-chá', 'Bruma'],
  texts: ['Uma roxa e linda erva de quintal', 'hortelao hortelao hortelao hortelao'],
});

it('includes words of every source', () => {
  expect(['rosa', 'quintal', 'nada'].map(vocabulary.has)).toEqual([true, true, false]);
  expect(vocabulary.has('brum')).toBe(true);
});

it('lists completions of a prefix; for three letters only words of names', () => {
  expect(vocabulary.listStemsFrom('hort')).toEqual(['hortel', 'hortelao']);
  expect(vocabulary.listStemsFrom('qui')).toEqual([]);
  expect(vocabulary.listStemsFrom('ro')).toEqual(['rosa']);
  expect(vocabulary.listStemsFrom('zzz')).toEqual([]);
});

it('corrects by names and phrases only, with equal sound first', () => {
  expect(vocabulary.listNearest('hortelan', 1)).toEqual(['hortela']);
  expect(vocabulary.listNearest('roza', 1)).toEqual(['rosa']);
  expect(vocabulary.listNearest('kintal', 1)).toEqual([]);
  expect(vocabulary.listNearest('brumo', 0)).toEqual([]);
});

it('returns two when they are equally near', () => {
  const both = createVocabulary({ names: ['menta', 'manta'], phrases: [], texts: [] });
  expect(both.listNearest('minta', 1).toSorted()).toEqual(['manta', 'menta']);
});

it('uses the most frequent spelling of names', () => {
  expect(vocabulary.toWritten(['oleo', 'de', 'hortela'])).toBe('óleo de hortelã');
  expect(vocabulary.toWritten(['hortela', 'pimenta', 'zzz'])).toBe('hortelã-pimenta zzz');
});

it('splits joined words that are adjacent in a text', () => {
  expect(vocabulary.findParts('hortelapimenta')).toEqual(['hortela', 'pimenta']);
  expect(vocabulary.findParts('arvorecha')).toEqual(['arvore', 'cha']);
  expect(vocabulary.findParts('rosahortela')).toBeUndefined();
});
