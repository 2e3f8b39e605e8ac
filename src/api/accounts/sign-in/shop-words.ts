// Words of the shops, which attackers try with digits because customers of a shop choose them.

const words = `
manaca caszulo loja senha cliente compra conta perfume cheiro aroma aromaterapia oleo essencia essenciai essencial
vegetal difusor difusore sabonete vela incenso home spray kit lavanda alecrim camomila canela capim limao laranja
tangerina bergamota eucalipto hortela menta jasmim gengibre cravo citronela baunilha cedro patchouli rosa ylang
gardenia verbena bambu flor floral jojoba coco andiroba copaiba natural vegano
`;

/** The letters are nothing but words, each perhaps in the plural. */
const onlyWords = new RegExp(`^(?:(?:${words.trim().split(/\s+/).join('|')})e?s?)+$`);

/** Whether a password is words of the shop with digits, blanks and other signs around, such as `Manacá-2026`. */
export function isMadeOfShopWords(password: string): boolean {
  const letters = password
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return onlyWords.test(letters);
}
