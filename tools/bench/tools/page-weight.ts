// What a first visit of a page sends, as bytes on the wire: document, scripts and styles that it names, and its data.
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';

interface Weight {
  /** Bytes of the document as packed. */
  html: number;
  /** Of all scripts that the document loads or preloads, packed. */
  js: number;
  css: number;
  /** Of the data that the router reads, unpacked; 0 elsewhere. */
  data: number;
}

/** The head of a table of `toWeightRow` lines. */
export const weightHead = '| page, kB | html | js | css | data, raw |\n|---|---|---|---|---|';

/** Of any shop's page: what the server packs for a browser that takes brotli and gzip. */
export async function weighPage(address: string): Promise<Weight> {
  const { wire, text } = await readPage(address);
  const listed = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, href = '']) => href))];
  const scripts = listed(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.m?js(?:\?[^"]*)?)"/g);
  const imported = listed(/(?:from|import)\s*\(?\s*"(\/[^"]+\.js)"/g);
  const styles = listed(/<link\b(?=[^>]*rel="stylesheet")[^>]*?href="([^"]+)"/g);
  const [state = ''] = listed(/streamController\.enqueue\("((?:[^"\\]|\\.)*)"\)/g);
  return {
    html: wire,
    js: await sumWire(address, new Set([...scripts, ...imported])),
    css: await sumWire(address, new Set(styles)),
    data: state === '' ? 0 : Buffer.byteLength(state),
  };
}

export function toWeightRow(name: string, { html, js, css, data }: Weight): string {
  return `| ${[name, ...[html, js, css, data].map((bytes) => (bytes / 1000).toFixed(1))].join(' | ')} |`;
}

async function sumWire(page: string, addresses: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...addresses].map((address) => read(new URL(address, page).href, 'br, gzip')));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}

async function readPage(address: string): Promise<{ wire: number; text: string }> {
  const [packed, plain] = [await read(address, 'br, gzip'), await read(address, 'identity')];
  return { wire: packed.length, text: plain.toString() };
}

/** The body as it comes over the wire. */
function read(url: string, encoding: string): Promise<Buffer> {
  const send = url.startsWith('https:') ? secureRequest : request;
  return new Promise((resolve, reject) => {
    const asked = send(url, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    });
    asked.on('error', reject).end();
  });
}
