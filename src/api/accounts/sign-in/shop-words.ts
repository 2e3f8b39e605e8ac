// Words of the shops and names, which attackers try with digits because customers of a shop choose them.

import { toUnicodeForm } from '#rules/typed-text.ts';

const words = `
loja senha cliente compra conta perfume perfumado cheiro aroma aromaterapia oleo essencia essenciai
essencial vegetal vegetai difusor sabonete vela incenso home spray kit sache refil hidrolato manteiga creme locao
balsamo shampoo serum argila ambiente banho casa noite serra natural vegano floral flor de e
abissinia alecrim algodao aloe amendoa andiroba anis argan argania aveia bambu baunilha bergamota bourbon breu branco
buriti cacau cafe camomila camu canela capim cardamomo carvao cassis castanha cedro cenoura cha cipreste citronela
citrico coco copaiba couro cravo cupuacu doce esclareia eucalipto figo francesa gardenia gengibre geranio girassol
grapefruit hortela jasmim jojoba karite laranja laranjeira lavanda lavandim lichia limao linhaca linho maca manjericao
manjerona maracuja mel melaleuca menta mirra mosqueta murumuru neroli niaouli olibano palmarosa patchouli pepino
petitgrain pimenta pinho pracaxi ravintsara roma rosa salvia sandalo siciliano tangerina tomilho ucuuba verbena vera
vetiver ylang ambar
`
  .trim()
  .split(/\s+/);

/** "ana" and longer: initials and "da" say nothing. */
const leastNameLength = 3;

/** Whether a password is words of the shop and the given names, with digits and other signs around: `Lavanda-2026`, `maria 85`. */
export function isMadeOfKnownWords(password: string, names: readonly string[]): boolean {
  const ownWords = names
    .flatMap((name) => name.split(/[^\p{L}\p{M}]+/u))
    .map(toLetters)
    .filter((word) => word.length >= leastNameLength);
  return isMadeOf(toLetters(password), [...words, ...ownWords]);
}

/** Whether the letters are nothing but words, each perhaps in the plural. A regular expression could take hours for some names. */
function isMadeOf(letters: string, parts: readonly string[]): boolean {
  const ends = new Set([0]);
  // The loop also visits the ends that it adds.
  for (const start of ends) {
    for (const part of parts.filter((word) => letters.startsWith(word, start))) {
      const end = start + part.length;
      ends.add(end);
      if (letters.startsWith('s', end)) ends.add(end + 1);
      if (letters.startsWith('es', end)) ends.add(end + 2);
    }
  }
  return letters !== '' && ends.has(letters.length);
}

function toLetters(text: string): string {
  return toUnicodeForm(text, 'NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
