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

/**
 * One line of what a buyer has typed, which no mail program turns into a link: an order is mailed to addresses that the buyer has not
 * proven to own, and to the shop, before it costs anything.
 */
export function unlinkLine(text: string): string {
  return cleanLine(text)
    .replaceAll(/:(?=\/\/)/g, ': ')
    .replaceAll(/(?<=\S)\.(?=\p{L})/gu, '. ');
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
