import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data blocks, which browsers do not execute. */
const dataBlock = /type="application\/(?:ld\+)?json"/;

interface PolicyOptions {
  /** Origins besides the site's own that pictures may come from. */
  pictureOrigins?: readonly string[] | undefined;
  scripts?: readonly { src: string; origins?: readonly string[] }[] | undefined;
}

/** Allows the page's own files and exactly the inline scripts of this HTML. */
export function toContentSecurityPolicy(html: string, { pictureOrigins = [], scripts = [] }: PolicyOptions): string {
  const scriptOrigins = [...new Set(scripts.flatMap(({ src, origins = [] }) => [new URL(src).origin, ...origins]))];
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
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
