// Texts and quantities as people type or paste them.

/**
 * Control characters except line breaks and tabs, and all that Unicode calls ignorable: zero-width spaces, joiners, direction
 * marks, soft hyphens, variation selectors. What joins the parts of one emoji stays.
 */
const invisible =
  /(?![\n\r\t])[\p{Cc}\p{Default_Ignorable_Code_Point}](?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?\u200d|\p{Extended_Pictographic}\ufe0f)/gu;

/**
 * No language puts more marks on a letter (Unicode's stream-safe format allows 30). The forms of Unicode sort the marks of a letter, which takes the
 * square of their number: a megabyte of them would hold the process for minutes. The voicing signs of half-width kana become marks in NFKD.
 */
const surplusMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** One of Unicode's forms of a text, whatever was sent: composed (NFC), or with its marks apart (NFD, NFKD). */
export function toUnicodeForm(text: string, form: 'NFC' | 'NFD' | 'NFKD'): string {
  // oxlint-disable-next-line no-restricted-properties -- this is the one place
  return text.replaceAll(surplusMarks, '$1').normalize(form);
}

/** The text without characters that nobody sees, which a copy from a chat or a page brings along. */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, '');
}

/** Without invisible characters and surrounding whitespace: for words and numbers, where neither has a meaning. */
export function cleanCode(text: string): string {
  return removeInvisible(text).trim();
}

/** Blanks, quotes, brackets and punctuation, also the sign of "nº"; hyphens and "+" belong to codes. */
const around = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}`´<>º°]/u.source;
const start = new RegExp(`^${around}+`, 'u');
const end = new RegExp(`${around}+$`, 'u');

/** Signs that look alike; editors, messengers and PDF files put them in place of what was typed. */
const lookAlikes: readonly [RegExp, string][] = [
  [/[\p{Pd}\u02d7\u2043\u2212]/gu, '-'],
  [/[\u00b7\u2024\u2027\uff0e]/gu, '.'],
  [/[\u2044\u2215\u29f8\uff0f]/gu, '/'],
];

/** With signs around it. The patterns would take long for a much longer text. */
const longestCode = 300;

/**
 * A code as it was meant: without invisible characters, with plain hyphens, dots and slashes, without what a copy brings along
 * around it, such as quotes and its label ("CEP: 80010-000"). `labels` is a pattern of the words that may stand before it.
 */
export function readCode(text: string, labels: string): string {
  if (text.length > longestCode) return text;
  const plain = lookAlikes.reduce((code, [sign, usual]) => code.replaceAll(sign, usual), removeInvisible(text));
  return plain
    .replace(start, '')
    .replace(new RegExp(`^(?:(?:${labels})${around}+)+`, 'iu'), '')
    .replace(end, '');
}

/**
 * A whole number of 0 or more. Undefined for every other text: "1,5", "2.0", "-3" and "1e2" must not become another number.
 * At most four digits, so that a pasted code is no quantity.
 */
export function parseQuantity(text: string): number | undefined {
  const code = cleanCode(text);
  return /^\d{1,4}$/.test(code) ? Number(code) : undefined;
}
