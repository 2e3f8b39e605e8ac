import type { Suggestions } from './suggestion-view.ts';

/** Announces results to screen readers. A live region must be in the page before its text changes. */
export function Announcement({ suggestions }: { suggestions: Suggestions | undefined }) {
  return (
    <p role="status" className="sr-only">
      {suggestions && toAnnouncement(suggestions)}
    </p>
  );
}

export function toAnnouncement({ text, total, heading, help, products }: Suggestions): string {
  if (text !== '' && total === 0) return help ? `${heading} Veja a página: ${help.label}.` : heading;
  const found = text === '' ? products.length : total;
  const count = found === 1 ? '1 produto' : `${found} produtos`;
  return `${count} ${text === '' ? 'entre os mais buscados' : `para ${text}`}. Use as setas para escolher.`;
}
