// The plural of Portuguese nouns and the adjectives beside them, by their endings.

/** The first ending that a word has decides. Words in -ão that take -ães or -ãos, such as "pão", are no products of a shop. */
const endings: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/ão$/u, 'ões'],
  // An accent before the ending leaves it unstressed: "níveis", "fáceis".
  [/(?<=[áéíóúâêô]\p{L}*)[ei]l$/u, 'eis'],
  [/il$/u, 'is'],
  [/el$/u, 'éis'],
  [/ol$/u, 'óis'],
  [/(?<=[au])l$/u, 'is'],
  [/m$/u, 'ns'],
  [/(?<=[rz])$/u, 'es'],
  // Stressed on the last syllable, such as "gás"; "lápis" and "tórax" stay.
  [/ás$/u, 'ases'],
  [/ês$/u, 'eses'],
  [/(?<=[sx])$/u, ''],
  [/$/u, 's'],
];

/** "óleos essenciais" of "óleo essencial", in lower case: every word of a noun and its adjectives takes the plural. */
export function toPlural(words: string): string {
  return words
    .split(' ')
    .map((word) => {
      const [ending, plural] = endings.find(([candidate]) => candidate.test(word)) ?? [];
      return ending && plural !== undefined ? word.replace(ending, plural) : word;
    })
    .join(' ');
}
