// Texts and quantities as people type or paste them.

/**
 * Control characters except line breaks and tabs, and all that Unicode calls ignorable: zero-width spaces, joiners, direction
 * marks, soft hyphens, variation selectors. What joins the parts of one emoji stays.
 */
const invisible =
  /(?![\n\r\t])[\p{Cc}\p{Default_Ignorable_Code_Point}](?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?\u200d|\p{Extended_Pictographic}\ufe0f)/gu;

/** The text without characters that nobody sees, which a copy from a chat or a page brings along. */
export function removeInvisible(text: string): string {
  return text.replaceAll(invisible, '');
}

/** Without invisible characters and surrounding whitespace: for codes and numbers, where neither has a meaning. */
export function cleanCode(text: string): string {
  return removeInvisible(text).trim();
}

/**
 * A whole number of 0 or more. Undefined for every other text: "1,5", "2.0", "-3" and "1e2" must not become another number.
 * At most four digits, so that a pasted code is no quantity.
 */
export function parseQuantity(text: string): number | undefined {
  const code = cleanCode(text);
  return /^\d{1,4}$/.test(code) ? Number(code) : undefined;
}
