// "Você quis dizer": suggested spellings of a text.

import { isKnown, maxLetters, maxWords } from './query-parts.ts';
import { foldAccents, listWords } from './words/normalise.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Allows more typos than the search itself, because the shopper chooses a suggestion. "Boleto" is none of "óleo". */
function countDoubts(word: string): number {
  if (word.length <= 3) return 0;
  if (word.length < 8) return 1;
  return word.length < 11 ? 2 : 3;
}

/** The text in the shop's spelling, with unknown words corrected; empty when no word is unknown or none has a near match. */
export function suggestSpelling(text: string, vocabulary: Vocabulary): string[] {
  const words = (
    text
      .slice(0, maxLetters)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  ).slice(0, maxWords);
  const options = words.map((word, index) => listSpellings(word, index === words.length - 1, vocabulary));
  const uncertain = options.findIndex((option) => option.length > 1);
  const suggestions = [0, 1].flatMap((choice) => {
    if (choice > 0 && uncertain < 0) return [];
    const chosen = options.map((option, index) => option[index === uncertain ? choice : 0] ?? words[index] ?? '');
    const isSame = chosen.every((word, index) => foldAccents(word) === foldAccents(words[index] ?? ''));
    return isSame ? [] : [vocabulary.toWritten(chosen.flatMap((word) => word.split(' ')))];
  });
  return [...new Set(suggestions)];
}

/** The word itself when it is known or has no near match. */
function listSpellings(word: string, isLast: boolean, vocabulary: Vocabulary): readonly string[] {
  const [folded] = listWords(word);
  if (folded === undefined || /\d/.test(folded) || isKnown(folded, isLast, vocabulary)) return [word];
  const parts = vocabulary.findParts(folded);
  if (parts) return [parts.join(' ')];
  const nearest = vocabulary.listNearest(folded, countDoubts(folded));
  return nearest.length > 0 ? nearest : [word];
}
