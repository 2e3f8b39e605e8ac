// Portuguese words brought to one form for searching: no accents, no plural, no gender, no verb or noun ending.

const stopWords = new Set(
  'a o as os ao aos à às um uma uns umas de da do das dos em no na nos nas e ou com sem por para pra pro que mais'.split(
    ' ',
  ),
);

/** Lower case without accents. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}

/** Folded words; digits and letters part ("10ml" is "10", "ml"). Stop words stay when there is nothing else. */
export function listWords(text: string): string[] {
  const words = foldAccents(text).match(/\d+|[a-z]+/g) ?? [];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** The stems that are indexed and searched for. */
export function normaliseText(text: string): string[] {
  return listWords(text).map(stemWord);
}

const maxRememberedStems = 50_000;
const stems = new Map<string, string>();

/** `word` as `listWords` gives it. */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stripEnding(stripVowel(toSingular(word)));
  if (stems.size >= maxRememberedStems) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** First match wins; the number is the shortest word that the rule is for. */
const plurals: readonly (readonly [RegExp, string, number])[] = [
  [/(?:oes|aes|aos)$/, 'ao', 4],
  [/ns$/, 'm', 4],
  [/([aou])is$/, '$1l', 4],
  [/eis$/, 'el', 4],
  [/is$/, 'il', 5],
  [/([rz])es$/, '$1', 5],
  [/([aeiouy])s$/, '$1', 3],
  [/([^aeiouys])s$/, '$1', 3],
];

function toSingular(word: string): string {
  for (const [pattern, ending, minLength] of plurals) {
    if (word.length >= minLength && pattern.test(word)) return word.replace(pattern, ending);
  }
  return word;
}

const minStemLength = 4;

// "ao" is an ending of its own: limão must not become lima.
function stripVowel(word: string): string {
  return word.length > minStemLength && /[^a]o$|[ae]$/.test(word) ? word.slice(0, -1) : word;
}

const endings = ['ament', 'iment', 'acao', 'ador', 'ant', 'inh', 'ad', 'ar'];

function stripEnding(word: string): string {
  const ending = endings.find((candidate) => word.endsWith(candidate));
  const stem = ending && word.length - ending.length >= minStemLength ? word.slice(0, -ending.length) : word;
  if (stem.length <= minStemLength) return stem;
  // Written both ways (alecrin, alecrim), or one plural for two singulars (-eis of -el and of -il).
  return stem.replace(/n$/, 'm').replace(/il$/, 'el');
}
