/**
 * Which proxies are believed when they say who a visitor is (`X-Forwarded-For`): the nearest so many, or those with
 * an address in one of some networks. 0 trusts none.
 */
export type TrustedProxies = number | readonly string[];

/** The same in Fastify's words; never `true`, which would believe what visitors write of themselves. */
export type ProxyTrust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Says it to Fastify, which takes a number of its own for nobody at all: a number does not show that the nearest is a
 * proxy. The operator who sets it vouches for that.
 */
export const trustOption = (proxies: TrustedProxies): ProxyTrust => {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_address, hop) => hop < proxies);
};
