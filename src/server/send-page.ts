// Sends a stored page: the best accepted encoding, 304 for a known ETag, nothing but the headers for HEAD.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { matchesTag } from './http/matches-tag.ts';

export type Encoding = 'br' | 'gzip';

export interface StoredPage {
  status: number;
  /** True for API responses: each carries a `Request-Id` of its own (contract 1). */
  hasRequestId: boolean;
  /** The hash of the uncompressed body. */
  hash: string;
  variants: Record<Encoding, Variant>;
}

export interface Variant {
  etag: string;
  /** Names and values alternate, as `writeHead` takes them; the `ETag` is the last. */
  headers: string[];
  bodyHeaders: string[];
  body: Buffer;
}

/** `ownHeaders` are those of the client whose request was rendered. */
export function sendPage(
  page: StoredPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ownHeaders?: string[],
): void {
  const { encoding, variant } = findVariant(page, incoming.headers['accept-encoding']);
  const { etag, headers, bodyHeaders, body } = variant;
  const own = ownHeaders ?? (page.hasRequestId ? ['request-id', randomUUID()] : []);
  // Connections stay open by default in HTTP/1.1: two headers less in each response.
  if (incoming.httpVersion === '1.1' && outgoing.shouldKeepAlive && outgoing.getHeader('Connection') !== 'close')
    outgoing.removeHeader('Connection');
  if (page.status === 200 && matchesTag(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, [...headers, ...own]).end();
    return;
  }
  outgoing.writeHead(page.status, [...headers, ...bodyHeaders, ...own]);
  if (incoming.method === 'HEAD') outgoing.end();
  else if (encoding === undefined) sendDecompressed(body, outgoing);
  else outgoing.end(body);
}

/** A response with a status of 500 or more. */
export interface Failure {
  status: number;
  /** Names and values alternate. */
  headers: string[];
  body: Buffer;
}

export function sendFailure(
  { status, headers, body }: Failure,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  ownHeaders: string[],
): void {
  outgoing.writeHead(status, [...headers, ...ownHeaders, 'content-length', String(body.length)]);
  if (incoming.method === 'HEAD') outgoing.end();
  else outgoing.end(body);
}

/** Decompresses as fast as the client reads. */
function sendDecompressed(body: Buffer, outgoing: ServerResponse): void {
  if (outgoing.destroyed) return;
  const decompress = createBrotliDecompress();
  // The only expected error is that the client disconnects, and then no response can be sent.
  pipeline(decompress, outgoing, () => undefined);
  decompress.end(body);
}

/** For a client that accepts neither encoding, which is rare, the body is still to be decompressed. */
function findVariant(
  { variants, hash }: StoredPage,
  acceptEncoding = '',
): { encoding: Encoding | undefined; variant: Variant } {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.some(({ type }) => type.toLowerCase() === name));
  if (encoding) return { encoding, variant: variants[encoding] };
  const { headers, body } = variants.br;
  const etag = `"${hash}"`;
  return { encoding, variant: { etag, headers: [...headers.slice(0, -2), 'etag', etag], bodyHeaders: [], body } };
}
