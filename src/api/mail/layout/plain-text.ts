// A mail as plain text, with the same content as the HTML.

import type { MailContent, MailPart } from './content.ts';
import type { Sender } from './sender.ts';

/** Lines end with a line feed; paragraphs are separated by an empty line. */
export function toPlainText({ heading, parts }: MailContent, sender: Sender): string {
  const footer = ['-- ', sender.shop, sender.homeUrl, ...sender.legalLines].join('\n');
  return [heading, ...parts.map(toParagraph), footer].join('\n\n').concat('\n');
}

function toParagraph(part: MailPart): string {
  if ('button' in part) return `${part.button}:\n${part.link}`;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('items' in part) return toItems(part);
  if ('code' in part) return `${part.label}:\n${part.code}`;
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ');
  return 'note' in part ? part.note : part.text;
}

function toItems({ items, sums }: Extract<MailPart, { items: unknown }>): string {
  const lines = items.flatMap(({ name, details, amount }) => [
    `${name}: ${amount}`,
    ...details.map((detail) => `  ${detail}`),
  ]);
  return [...lines, '', ...sums.map(([label, amount]) => `${label}: ${amount}`)].join('\n');
}
