// Who is asking: the address by which the API limits visitors, written down where requests enter the process.
import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

export interface ClientAddressOptions {
  /** How many proxies in front add to X-Forwarded-For; 0 = the header is not believed. */
  trustedProxies: number;
  /** What other processes of this shop show in X-Service-Key; undefined = there are none. */
  serviceKey: string | undefined;
}

/** Counted as one visitor: whoever hung up before we looked, and what a proxy could not tell. */
const unknownAddress = 'unknown';

/**
 * Replaces `X-Client-Address` and `X-Forwarded-For` by the one address that is believed, whatever the client sent. A
 * request with the service key names the visitor itself, or nobody: then it is not limited.
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

/** Undefined when the connection is gone, and in tests, where there is none. */
function findSocketAddress(bindings: Partial<HttpBindings> | undefined): string | undefined {
  return bindings?.incoming?.socket.remoteAddress;
}

/** From the socket outwards, as far as the trusted proxies vouch. */
function listHops(socketAddress: string | undefined, forwarded: string | null, trustedProxies: number): string[] {
  const entries = (forwarded ?? '').split(',').filter((entry) => entry.trim() !== '');
  return [socketAddress ?? '', ...entries.toReversed().slice(0, trustedProxies)];
}

/** The last address before the first entry that is none: what stands behind nonsense is nothing to go by. */
function findFarthest(hops: readonly string[]): string {
  let farthest = unknownAddress;
  for (const hop of hops) {
    const address = parseAddress(hop);
    if (address === undefined) break;
    farthest = address;
  }
  return farthest;
}

/** An address as proxies write it (with a port, in brackets, with a zone, IPv4 inside IPv6) in one spelling. */
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

/** Takes the same time for every wrong key. */
function createKeyCheck(serviceKey: string | undefined): (given: string | null) => boolean {
  if (serviceKey === undefined) return () => false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const expected = digest(serviceKey);
  return (given) => given !== null && timingSafeEqual(digest(given), expected);
}
