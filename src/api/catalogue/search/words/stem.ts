// Stems of Portuguese words, without plural, gender, diminutive and endings of verbs and nouns.

/** The first match wins; the number is the minimum length of a word for the rule. */
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

const diminutives: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,})zinh[ao]$/, '$1'],
  [/^(.{2,})quinh([ao])$/, '$1c$2'],
  [/^(.{3,})inh([ao])$/, '$1$2'],
];
const noDiminutives = new Set(
  (
    'adivinha andorinha bainha caminho campainha capuchinha carinho cozinha espinho farinha galinha golfinho joaninha ' +
    'madrinha marinha marinho moinho padrinho rainha sardinha sobrinho sozinho vizinha vizinho'
  ).split(' '),
);

/** "ao" is a separate ending: limão must not become lima. */
const lastVowel = /(?:[^a]o|[ae])$/;

/** The longest come first. */
const endings = 'izament izacao izador izant izad izar ament iment acao ador ant ad ar ez es os'.split(' ');
const minStemLength = 4;

/**
 * Exceptions, as pairs. Short adjectives, false plurals, measures, nouns whose other gender has another meaning, and those
 * whose stem is that of an unrelated word: gestos are not gestação.
 */
const irregular = new Map(
  (
    'pura:puro fina:fino seca:seco nova:novo rica:rico roxa:roxo lisa:liso fria:frio rala:ralo crua:cru cruas:cru ' +
    'maes:mae pais:pai lilases:lila ' +
    'linho:linho prato:prato barro:barro banha:banha cobra:cobra ponto:ponto porto:porto leito:leito conto:conto ' +
    'gesto:gesto grao:grao graos:grao ' +
    'mililitro:ml litro:l lt:l grama:g gr:g quilo:kg kilo:kg quilograma:kg unidade:un unid:un'
  )
    .split(' ')
    .flatMap((pair): [string, string][] => {
      const [word = '', stem = ''] = pair.split(':');
      return [[word, stem]];
    }),
);

/** `word` is a result of `listWords`. */
export function stemWord(word: string): string {
  const asWritten = irregular.get(word);
  if (asWritten !== undefined) return asWritten;
  const singular = toBase(toSingular(word));
  return irregular.get(singular) ?? stripEnding(stripVowel(singular));
}

function toSingular(word: string): string {
  for (const [pattern, ending, minLength] of plurals) {
    if (word.length >= minLength && pattern.test(word)) return word.replace(pattern, ending);
  }
  return word;
}

/** The base word of a diminutive. */
function toBase(word: string): string {
  if (noDiminutives.has(word)) return word;
  for (const [pattern, base] of diminutives) if (pattern.test(word)) return word.replace(pattern, base);
  return word;
}

function stripVowel(word: string): string {
  return word.length > minStemLength && lastVowel.test(word) ? word.slice(0, -1) : word;
}

function stripEnding(word: string): string {
  const ending = endings.find((candidate) => word.endsWith(candidate));
  const stem = ending && word.length - ending.length >= minStemLength ? word.slice(0, -ending.length) : word;
  if (stem.length <= minStemLength) return stem;
  // Two spellings (alecrin, alecrim), or one plural of two singulars (-eis of -el and of -il).
  return stem.replace(/n$/, 'm').replace(/il$/, 'el');
}
