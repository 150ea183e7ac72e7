import { pageHeaders } from '@metier/api/platform';

/** Origins of Stripe's script, of its frames (card fields, 3-D Secure) and of its API. */
const STRIPE = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
} as const;
/** Not enforced with Stripe: which HTML and policies its script creates is unknown, see docs/decisions/0020-integrity.md. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];
const NOTHING = { script: '', frame: "'none'", connect: '' } as const;

/**
 * The headers of the page. Scripts and styles run only from this origin or under the page's nonce; nothing may `eval`.
 *
 * @param origins origins of overrides, from which this page may load scripts and texts
 * @param stripe true if Stripe's script takes the cards in its frames
 */
export function policyHeaders(
  nonce: string,
  stripe: boolean,
  origins: readonly string[],
): Record<string, string> {
  const provider = stripe ? STRIPE : NOTHING;
  const further = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${provider.script}${further}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${provider.connect}${further}`,
    `frame-src ${provider.frame}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(stripe ? [] : TRUSTED_TYPES),
  ];
  return {
    'content-security-policy': policy.join('; '),
    ...pageHeaders,
  };
}
