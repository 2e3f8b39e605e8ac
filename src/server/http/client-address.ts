// The client address for rate limiting, determined where requests enter the process.

import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

export interface ClientAddressOptions {
  /** Number of proxies that append to X-Forwarded-For; 0 = the header is not trusted. */
  trustedProxies: number;
  /** The X-Service-Key of other processes of this shop; undefined = there are none. */
  serviceKey: string | undefined;
}

/** Clients without a known address share one limit. */
const unknownAddress = 'unknown';

/**
 * Replaces `X-Client-Address` and `X-Forwarded-For` by the one trusted address, whatever the client sent. A request with the
 * service key names the address of its visitor, or none: then it is not rate limited.
 */
export function stampClientAddress({
  trustedProxies,
  serviceKey,
}: ClientAddressOptions): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const isServiceKey = createKeyCheck(serviceKey);
  return async function stampAddress(context, next) {
    const { headers } = context.req.raw;
    const isFromService = isServiceKey(headers.get('X-Service-Key'));
    const named = headers.get('X-Client-Address');
    const forwarded = headers.get('X-Forwarded-For');
    for (const name of ['X-Service-Key', 'X-Client-Address', 'X-Forwarded-For']) headers.delete(name);
    if (!isFromService || named !== null) {
      const hops = isFromService ? [named ?? ''] : listHops(findSocketAddress(context.env), forwarded, trustedProxies);
      const address = findFarthest(hops);
      headers.set('X-Client-Address', address);
      headers.set('X-Forwarded-For', address);
    }
    await next();
  };
}

/** Undefined if the connection is closed, and in tests without one. */
function findSocketAddress(bindings: Partial<HttpBindings> | undefined): string | undefined {
  return bindings?.incoming?.socket.remoteAddress;
}

/** Reads the addresses from the socket outwards, as far as proxies are trusted. */
function listHops(socketAddress: string | undefined, forwarded: string | null, trustedProxies: number): string[] {
  const entries = (forwarded ?? '').split(',').filter((entry) => entry.trim() !== '');
  return [socketAddress ?? '', ...entries.toReversed().slice(0, trustedProxies)];
}

/** The last address before the first invalid entry: nothing behind that can be trusted. */
function findFarthest(hops: readonly string[]): string {
  let farthest = unknownAddress;
  for (const hop of hops) {
    const address = parseAddress(hop);
    if (address === undefined) break;
    farthest = address;
  }
  return farthest;
}

/** Normalises an address as proxies write it: with a port, in brackets, with a zone, IPv4 mapped to IPv6. */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(trimmed) ?? [];
  const [bare = ''] = (bracketed ?? withPort ?? trimmed).split('%', 1);
  if (isIPv4(bare)) return bare;
  if (isIP(bare) === 0) return undefined;
  const canonical = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical ?? '');
  return mapped ? toIPv4(mapped[1], mapped[2]) : canonical;
}

function toIPv4(...groups: (string | undefined)[]): string {
  const numbers = groups.map((group) => Number.parseInt(group ?? '0', 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.');
}

/** Constant-time comparison. */
function createKeyCheck(serviceKey: string | undefined): (given: string | null) => boolean {
  if (serviceKey === undefined) return () => false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const expected = digest(serviceKey);
  return (given) => given !== null && timingSafeEqual(digest(given), expected);
}
