/** Headers of every response: of the gateway, its files and the API. */
const EVERYWHERE = {
  // Of a response without a policy of its own, such as a script.
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Headers of every response that a browser may render as a document. */
const PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** HSTS (RFC 6797) for a year, including subdomains. */
const TLS_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** Responses of the API may load nothing, unless their route has its own policy. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers common to all responses.
 *
 * @param origin the public origin; `https:` adds HSTS
 */
export const commonHeaders = (origin: string): Headers => ({
  ...EVERYWHERE,
  ...(isSecure(origin) && TLS_ONLY),
});

/** Headers of a page, in addition to the common ones and its own policy. */
export const pageHeaders: Headers = PAGES;

/** Headers of an API response. `no-store` by default, since most contain tokens or personal data. */
export const apiHeaders = (origin: string): Headers => ({
  ...commonHeaders(origin),
  ...PAGES,
  'cache-control': 'no-store',
  'content-security-policy': NO_PAGE,
});

/** True if the product is served over TLS. */
export const isSecure = (origin: string): boolean => origin.startsWith('https:');
