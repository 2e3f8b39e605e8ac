// "Você quis dizer": other spellings of a text.
import { foldAccents, listWords } from './normalise.ts';
import { isKnown, maxLetters, maxWords } from './query-parts.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** More may be wrong than the search itself forgives: nobody is led anywhere without choosing it. */
function countDoubts(word: string): number {
  if (word.length <= 3) return 0;
  if (word.length < 6) return 1;
  return word.length < 11 ? 2 : 3;
}

/** The text as the shop would write it, with unknown words set right; empty when none is unknown or nothing is near. */
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

/** The word itself when it is known or nothing is near. */
function listSpellings(word: string, isLast: boolean, vocabulary: Vocabulary): readonly string[] {
  const [folded] = listWords(word);
  if (folded === undefined || /\d/.test(folded) || isKnown(folded, isLast, vocabulary)) return [word];
  const parts = vocabulary.findParts(folded);
  if (parts) return [parts.join(' ')];
  const nearest = vocabulary.listNearest(folded, countDoubts(folded));
  return nearest.length > 0 ? nearest : [word];
}
