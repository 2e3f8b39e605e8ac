import { hash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Blocks of data, which no browser runs. */
const dataBlock = /type="application\/(?:ld\+)?json"/;

interface PolicyOptions {
  /** Origins besides the site's own that pictures may come from. */
  pictureOrigins?: readonly string[] | undefined;
  scripts?: readonly { src: string; origins?: readonly string[] }[] | undefined;
}

/** Allows the page's own files and exactly the inline scripts that its pieces hold. */
export function toContentSecurityPolicy(
  pieces: readonly string[],
  { pictureOrigins = [], scripts = [] }: PolicyOptions,
): string {
  const scriptOrigins = [...new Set(scripts.flatMap(({ src, origins = [] }) => [new URL(src).origin, ...origins]))];
  const hashes = pieces
    .flatMap((html) => [...html.matchAll(inlineScript)])
    .filter(([, attributes = '']) => !dataBlock.test(attributes))
    .map(([, , code = '']) => toSource(code));
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

/** Of scripts that stand on every page; what holds a page's own data is longer, and rarely seen again. */
const sources = new Map<string, string>();
const longestRemembered = 500;
const mostRemembered = 100;

function toSource(code: string): string {
  const known = sources.get(code);
  if (known !== undefined) return known;
  const source = `'sha256-${hash('sha256', code, 'base64')}'`;
  if (code.length <= longestRemembered && sources.size < mostRemembered) sources.set(code, source);
  return source;
}
