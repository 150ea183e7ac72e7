interface PolicyRules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (html: string) => string | null;
}

/** The part of https://www.w3.org/TR/trusted-types/ that is used; not available in every browser. */
interface TrustedTypes {
  readonly createPolicy: (name: 'default', rules: PolicyRules) => unknown;
}

/**
 * The default and only policy of Trusted Types. Allows script URLs below `/releases/` and `/reports/` of this origin, and
 * of other origins, which `script-src` restricts. Allows no HTML. It runs in the page before all other code and is sent
 * as this function's source, so it must be self-contained.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin !== location.origin || /^\/(releases|reports)\//.test(pathname) ? address : null;
    },
    // The toasts library initialises its style element with a blank string.
    createHTML: (html) => (html.trim() === '' ? html : null),
  });
}
