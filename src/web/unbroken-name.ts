/** For the eye: a number stays on the line of its unit, and a compound word in one piece. */
export function toUnbrokenName(name: string): string {
  return name.replaceAll(/(\d+) (ml|g|kg|l)\b/g, '$1\u00a0$2').replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '\u2011');
}

/** What was written for the eye, as it is stored. */
export function toPlainName(name: string): string {
  return name.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');
}
