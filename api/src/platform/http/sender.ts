import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The display form of a client's address: an IPv4-mapped IPv6 address becomes plain IPv4.
 *
 * @example plainAddress('::ffff:203.0.113.7') // '203.0.113.7'
 */
export function plainAddress(ip: string): string {
  const [address = ''] = ip.split('%');
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

/**
 * The key of a limit by address: an IPv4 address, or the first 64 bits of an IPv6 address, since a client usually has a
 * whole /64 network.
 *
 * @example senderOf('2001:db8:0:1:8a2e::7') // '2001:db8:0:1::/64'
 */
export function senderOf(ip: string): string {
  const address = plainAddress(ip);
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = GROUPS - (left?.length ?? 0) - (right?.length ?? 0);
  return [...(left ?? []), ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
}
