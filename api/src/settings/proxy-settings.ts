import { isIP } from 'node:net';
import type { Settings } from '../platform/config/index.ts';
import type { TrustedProxies } from '../platform/http/index.ts';

/** Maximum number of proxies: a larger number would trust what visitors write themselves. */
const MAX_PROXIES = 9;

/** Reads which proxies are trusted: their number, or their addresses. */
export function readTrustedProxies({ text, fault }: Settings): TrustedProxies {
  const value = text('METIER_TRUST_PROXY', '0');
  if (/^\d+$/.test(value) && Number(value) <= MAX_PROXIES) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork))
    fault(
      `METIER_TRUST_PROXY must be the number of proxies in front (0 to ${MAX_PROXIES}), or their addresses and networks (10.0.0.0/8, fd00::1), but is "${value}"`,
    );
  return networks;
}

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An address, or a network other than the whole address space. */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = BITS[isIP(address)] ?? 0;
  const length = Number(prefix ?? bits);
  return length > 0 && length <= bits;
}
