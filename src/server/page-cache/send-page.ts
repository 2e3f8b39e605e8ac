import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from '../http/encodings.ts';
import type { StoredPage } from './stored-page.ts';

/** Browsers all say the same few things; the newest answers are looked up first. */
const chosen = new Map<string | undefined, Encoding | undefined>();
const mostRemembered = 100;

/** Writes a kept page in the best encoding that was asked for, or 304 to who has it; `own` are headers for this one alone. */
export function sendPage(
  page: StoredPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  own: readonly string[] = [],
): void {
  const { body, headers, unchangedHeaders, etag } = page.represent(chooseOnce(incoming.headers['accept-encoding']));
  const more = page.isNumbered ? [...own, 'request-id', randomUUID()] : own;
  const finish = (names: string[]): string[] => (more.length === 0 ? names : [...names, ...more]);
  leaveOutConnection(incoming, outgoing);
  if (hasIt(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, finish(unchangedHeaders)).end();
    return;
  }
  outgoing.writeHead(200, finish(headers));
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** HTTP/1.1 keeps connections open unless somebody says otherwise; two headers less to check and to write. */
function leaveOutConnection({ httpVersion }: IncomingMessage, outgoing: ServerResponse): void {
  if (httpVersion === '1.1' && outgoing.shouldKeepAlive) outgoing.removeHeader('Connection');
}

function chooseOnce(header: string | string[] | undefined): Encoding | undefined {
  const text = typeof header === 'string' ? header : undefined;
  if (chosen.has(text)) return chosen.get(text);
  if (chosen.size >= mostRemembered) chosen.clear();
  const encoding = chooseEncoding(text);
  chosen.set(text, encoding);
  return encoding;
}

function hasIt(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
