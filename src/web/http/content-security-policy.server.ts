import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

interface PolicyOptions {
  /** Marks the scripts that the renderer wrote; nothing that a page shows can contain it. */
  nonce?: string;
  /** Origins besides the site's own that pictures may come from. */
  pictureOrigins?: readonly string[] | undefined;
  scripts?: readonly { src: string; origins?: readonly string[] }[] | undefined;
}

const toAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/** Allows the page's own files and exactly those inline scripts of this HTML that have the nonce. */
export function toContentSecurityPolicy(
  html: string,
  { nonce, pictureOrigins = [], scripts = [] }: PolicyOptions,
): string {
  const scriptOrigins = [...new Set(scripts.flatMap(({ src, origins = [] }) => [new URL(src).origin, ...origins]))];
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => nonce !== undefined && attributes.includes(toAttribute(nonce)))
    .map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...scriptOrigins].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...pictureOrigins, ...scriptOrigins].join(' '),
    ["connect-src 'self'", ...scriptOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy lists hashes, so that every render of a page has the same bytes and a cached one stays valid. */
export function removeNonce(html: string, nonce: string): string {
  return html.replaceAll(toAttribute(nonce), '');
}
