// Formatted texts of the merchant: only what is named here gets through, rebuilt tag by tag. Runs in loaders only.
import type { SafeHtml } from '#ui/rich-text.tsx';

const allowedTags = new Set(
  (
    'p br hr ul ol li dl dt dd blockquote h2 h3 h4 strong b em i u s sub sup small abbr cite code a ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
);
const voidTags = new Set(['br', 'hr']);
/** Dropped together with what stands in them; other unknown tags lose only themselves. */
const swallowedTags = new Set(
  (
    'script style iframe object embed noscript noembed noframes template svg math textarea title xmp plaintext ' +
    'select button form head'
  ).split(' '),
);

const tokenPattern = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<|[^<]+/g;
const hrefPattern = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const entityPattern = /&(?!(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});)/g;

/** Text that nothing can break out of; entities that it already holds stay as they are. */
function escapeText(text: string): string {
  return text
    .replaceAll(entityPattern, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Web, e-mail, telephone and in-shop addresses; anything that may carry a scheme in disguise is refused. */
function findSafeHref(attributes: string): string | undefined {
  const match = hrefPattern.exec(attributes);
  const href = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i.test(href)) return href;
  return /^(?:#|\/(?!\/))[^\s\\:&]*(?:&amp;[^\s\\:&]*|&[a-z]+=[^\s\\:&]*)*$/i.test(href) ? href : undefined;
}

type ToHref = (address: string) => string;

function openTag(name: string, attributes: string, toHref: ToHref): string {
  if (name !== 'a') return `<${name}>`;
  const written = findSafeHref(attributes);
  if (!written) return '<a>';
  const isAddress = /^(?:https?:|\/)/i.test(written);
  // What is an address has no other entity: each `&` that comes back is one.
  const href = isAddress ? toHref(written.replaceAll('&amp;', '&')).replaceAll('&', '&amp;') : written;
  const isOutside = /^https?:/i.test(href);
  return `<a href="${escapeText(href)}"${isOutside ? ' rel="noopener nofollow"' : ''}>`;
}

/** Rebuilds `html` from the allowlist; the outcome is always well-formed. `toHref` keeps links inside the visitor's shop. */
export function toSafeHtml(html: string, toHref: ToHref): SafeHtml {
  const open: string[] = [];
  let output = '';
  let swallowing: string | undefined;
  for (const [token, slash, rawName, attributes = ''] of html.matchAll(tokenPattern)) {
    const name = rawName?.toLowerCase();
    if (swallowing) {
      if (slash && name === swallowing) swallowing = undefined;
      continue;
    }
    if (name === undefined) {
      if (!token.startsWith('<!--')) output += escapeText(token);
    } else if (swallowedTags.has(name)) {
      if (!slash && !attributes.endsWith('/')) swallowing = name;
    } else if (allowedTags.has(name)) {
      output += slash ? closeTag(name, open) : openTag(name, attributes, toHref);
      if (!slash && !voidTags.has(name)) open.push(name);
    }
  }
  return { __html: output + open.toReversed().map(toEndTag).join('') };
}

const toEndTag = (name: string): string => `</${name}>`;

/** Closes what was opened inside `name` too; an end tag without its start gives nothing. */
function closeTag(name: string, open: string[]): string {
  const position = open.lastIndexOf(name);
  return position === -1 ? '' : open.splice(position).toReversed().map(toEndTag).join('');
}

export interface Heading {
  id: string;
  text: string;
}

/** Gives every `h2` an address of its own, and lists them. */
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
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** The words of a formatted text, for places that show no formatting. */
export function toPlainText(html: string): string {
  return toSafeHtml(html.replaceAll(/<\/(?:p|li|h\d)>|<br\s*\/?>/gi, '$& '), (href) => href)
    .__html.replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/ +/g, ' ')
    .trim();
}
