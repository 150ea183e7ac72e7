/** The proxies whose `X-Forwarded-For` is trusted: a number of hops, or networks. 0 trusts none. */
export type TrustedProxies = number | readonly string[];

/** The same for Fastify; never `true`, which would trust what visitors write themselves. */
export type ProxyTrust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Converts the setting for Fastify. Fastify trusts nobody for a number, since it cannot tell whether the nearest hop is
 * a proxy; the operator who sets a number guarantees that.
 */
export const trustOption = (proxies: TrustedProxies): ProxyTrust => {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_address, hop) => hop < proxies);
};
