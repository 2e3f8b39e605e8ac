/**
 * For display: holds a number and its unit, an amount of money, and a compound word on one line. A word joiner after the hyphen,
 * because the fonts have no non-breaking hyphen.
 */
export function toUnbrokenName(name: string): string {
  return name
    .replaceAll(/(\d+) (ml|g|kg|l|mm|cm|litros|unidades)\b/g, '$1\u00a0$2')
    .replaceAll(/R\$ (?=\d)/g, 'R$\u00a0')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '-\u2060');
}
