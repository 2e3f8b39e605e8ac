import { isIPv4 } from 'node:net';

/** The keys by which requests of a visitor are counted. */
export interface VisitorKeys {
  /** The IPv4 address, or the IPv6 /64, which one household or telephone has. */
  visitor: string;
  /** The IPv4 /24 or IPv6 /48 around it, which a hosting provider assigns to one customer. */
  range: string;
}

/** `address` comes from the server; a value that is not an IP address is used as the key itself. */
export function toVisitorKeys(address: string): VisitorKeys {
  if (isIPv4(address)) return { visitor: address, range: `${address.slice(0, address.lastIndexOf('.'))}.0/24` };
  const groups = findGroups(address);
  if (!groups) return { visitor: address, range: address };
  return { visitor: `${groups.slice(0, 4).join(':')}::/64`, range: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function findGroups(address: string): string[] | undefined {
  const [bare = ''] = address.split('%', 1);
  const canonical = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1);
  if (canonical === undefined) return undefined;
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
