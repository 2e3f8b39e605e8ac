// Sanitises texts of visitors for mails.

import { removeInvisible } from '#rules/typed-text.ts';

/** Normalises line breaks to line feeds and removes invisible characters. */
export function cleanText(text: string): string {
  return removeInvisible(text.toWellFormed().replaceAll(/\r\n?/g, '\n')).trim();
}

/** Removes line breaks, so that no value can inject a header. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ');
}

/** Truncates to at most `length` characters, with an ellipsis. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
