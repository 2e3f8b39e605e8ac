// Seals of trust as line drawings of 64 x 64.

const leaf = 'M0 0C-10 -6 -12 -20 0 -30C12 -20 10 -6 0 0ZM0 2V-20';

const bodies: Readonly<Record<string, string>> = {
  'conexao-cifrada':
    '<path d="M32 5C39 10 47 12 55 12V30C55 45 46 54 32 60C18 54 9 45 9 30V12C17 12 25 10 32 5Z"/><rect x="21" y="27" width="22" height="17" rx="3"/><path d="M25 27V22A7 7 0 0 1 39 22V27M32 34V38"/>',
  'ingredientes-naturais': `<circle cx="32" cy="32" r="27"/><path d="M32 52V26"/><path transform="translate(32 30)" d="M0 0C-7 -4 -8 -12 0 -18C8 -12 7 -4 0 0Z"/><path transform="translate(32 40) rotate(-58) scale(.72)" d="${leaf}"/><path transform="translate(32 40) rotate(58) scale(.72)" d="${leaf}"/>`,
  vegano:
    '<circle cx="32" cy="32" r="27"/><path d="M16 24L27 47C29 38 33 31 38 25.5M38 25.5C37 19.5 41 15.5 47 16.5C48 22.5 44 26.5 38 25.5Z"/>',
};

/** SVG text by file name. */
export function drawSeals(): Map<string, string> {
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">';
  return new Map(Object.entries(bodies).map(([name, body]) => [name, `${open}${body}</svg>`]));
}
