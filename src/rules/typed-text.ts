// Texts as people type or paste them.

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
