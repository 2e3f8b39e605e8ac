// Words of strangers, made fit for a mail.

/** Control characters except tab and line feed, and marks that turn the direction of what follows. */
const unfit = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Keeps line breaks, as line feeds. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unfit, '').trim();
}

/** No line break survives, so that no value can begin another header. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ');
}

/** At most `length` characters; what was cut shows as an ellipsis. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length
    ? `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
