import type { Suggestions } from './suggestion-view.ts';

/** Says to screen readers what has come; it stands before it has anything to say. */
export function Announcement({ suggestions }: { suggestions: Suggestions | undefined }) {
  return (
    <p role="status" className="sr-only">
      {suggestions && toAnnouncement(suggestions)}
    </p>
  );
}

function toAnnouncement({ text, total, products }: Suggestions): string {
  const found = text === '' ? products.length : total;
  const count = found === 1 ? '1 produto' : `${found} produtos`;
  return `${count} ${text === '' ? 'entre os mais buscados' : `para ${text}`}. Use as setas para escolher.`;
}
