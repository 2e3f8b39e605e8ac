// Sanitises texts of visitors for mails.

/** Control characters except tab and line feed, and bidirectional marks. */
const unfit = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Normalises line breaks to line feeds. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unfit, '').trim();
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
