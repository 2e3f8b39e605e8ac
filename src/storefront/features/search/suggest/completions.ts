// What a shopper may be about to type, taken from the names of what was found.

export interface Completion {
  /** As it was typed. */
  typed: string;
  /** What follows, so that `typed + rest` is the whole text. */
  rest: string;
}

const followingWords = 2;
/** Words that no text should end with. */
const joiningWords = new Set(['a', 'à', 'ao', 'com', 'da', 'das', 'de', 'do', 'dos', 'e', 'em', 'ou', 'para', 'sem']);

/**
 * The word that was begun first, then the texts that go on: "lav" leads to "lavanda" and "lavanda francesa". Where no name
 * has the whole text, its last word is completed: "óleo de lav" leads to "óleo de lavanda".
 */
export function listCompletions(typed: string, names: readonly string[], limit: number): Completion[] {
  const whole = names.flatMap((name) => findRests(typed, name));
  const lastWord = typed.split(/\s+/).at(-1) ?? '';
  const rests = whole.length > 0 ? whole : names.flatMap((name) => findRests(lastWord, name));
  const ordered = [...rests.filter((rest) => !rest.includes(' ')), ...rests.filter((rest) => rest.includes(' '))];
  return [...new Set(ordered)].slice(0, limit).map((rest) => ({ typed, rest }));
}

function findRests(typed: string, name: string): string[] {
  const [text, folded] = [name.normalize('NFC'), fold(name.normalize('NFC'))];
  const sought = fold(typed.trim().normalize('NFC'));
  // Folding keeps the length of every letter of Portuguese; a name with others is left out.
  if (sought === '' || folded.length !== text.length) return [];
  const start = [...folded.matchAll(/(?<![\p{L}\d])[\p{L}\d]/gu)].find(({ index }) => folded.startsWith(sought, index));
  if (!start) return [];
  const after = text.slice(start.index + sought.length).toLowerCase();
  const [begun = ''] = /^[\p{L}-]*/u.exec(after) ?? [];
  const words = listWords(after.slice(begun.length));
  const rests = [begun, words.length > 0 ? `${begun} ${words.join(' ')}` : ''];
  return rests.filter((rest) => rest !== '');
}

/** The next words up to a comma, bracket or number, without a joining word at the end. */
function listWords(text: string): string[] {
  const [phrase = ''] = /^[\p{L}\s-]*/u.exec(text.replace(/\d.*$/u, '')) ?? [];
  const words = phrase.split(/\s+/).filter(Boolean).slice(0, followingWords);
  while (joiningWords.has(words.at(-1) ?? '')) words.pop();
  return words;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
