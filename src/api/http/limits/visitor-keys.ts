import { isIPv4, isIPv6 } from 'node:net';

/** By what a visitor is counted. */
export interface VisitorKeys {
  /** An IPv4 address; of IPv6 the /64, which is what one household or telephone holds. */
  visitor: string;
  /** The IPv4 /24 or IPv6 /48 around it: what one hoster hands to one customer. */
  range: string;
}

/** `address` as the server wrote it down; what is no address is counted under its own text. */
export function toVisitorKeys(address: string): VisitorKeys {
  if (isIPv4(address)) return { visitor: address, range: `${address.slice(0, address.lastIndexOf('.'))}.0/24` };
  if (!isIPv6(address)) return { visitor: address, range: address };
  const groups = toGroups(address);
  return { visitor: `${groups.slice(0, 4).join(':')}::/64`, range: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups, without leading zeros. */
function toGroups(address: string): string[] {
  const [bare = ''] = address.split('%', 1);
  const canonical = URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1) ?? bare;
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
