// Sanitises the merchant's formatted texts: one allowlist decides which HTML is shown. Runs in loaders only.

import sanitizeHtml from 'sanitize-html';
import { toUnicodeForm } from '#rules/typed-text.ts';
import type { SafeHtml } from '#ui/rich-text.tsx';

type ToHref = (address: string) => string;

const allowedTags = [
  'p br hr ul ol li dl dt dd blockquote h2 h3 h4 strong b em i u s sub sup small abbr cite code a',
  'table caption thead tbody tfoot tr th td details summary',
].flatMap((tags) => tags.split(' '));
/** Elements that are dropped with their content; of other unknown elements only the tags are dropped. */
const nonTextTags = [
  'script style iframe object embed noscript noembed noframes template svg math',
  'textarea title xmp plaintext select option button form head',
].flatMap((tags) => tags.split(' '));

/** Removes tags that are not allowed and unsafe URLs. `toHref` keeps links inside the visitor's shop. */
export function toSafeHtml(html: string, toHref: ToHref): SafeHtml {
  const sanitized = sanitizeHtml(html, {
    allowedTags,
    nonTextTags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href: written = '' }) => {
        const href = /^(?:https?:|\/)/i.test(written) ? toHref(written) : written;
        const isOutside = /^https?:/i.test(href);
        return { tagName, attribs: { ...(href && { href }), ...(isOutside && { rel: 'noopener nofollow' }) } };
      },
    },
  });
  return { __html: sanitized };
}

export interface Heading {
  id: string;
  text: string;
}

/** Adds an id to every `h2` and lists the headings. */
export function addHeadingAnchors(html: SafeHtml): { html: SafeHtml; headings: Heading[] } {
  const headings: Heading[] = [];
  const anchored = html.__html.replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (_match, inner: string) => {
    const text = toPlainText(inner);
    const slug = toSlug(text) || `secao-${headings.length + 1}`;
    const id = headings.some((heading) => heading.id === slug) ? `${slug}-${headings.length + 1}` : slug;
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: { __html: anchored }, headings };
}

function toSlug(text: string): string {
  const plain = toUnicodeForm(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** The plain text of a formatted text, for places that show no formatting. */
export function toPlainText(html: string): string {
  const spaced = html.replaceAll(/<\/(?:p|li|h\d|summary)>|<br\s*\/?>/gi, '$& ');
  return sanitizeHtml(spaced, { allowedTags: [], nonTextTags })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/ +/g, ' ')
    .trim();
}
