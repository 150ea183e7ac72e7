type PolicyRules = {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (html: string) => string | null;
};

/** As far as the page uses them: https://www.w3.org/TR/trusted-types/. Firefox and old browsers lack them. */
type TrustedTypes = { readonly createPolicy: (name: 'default', rules: PolicyRules) => unknown };

/**
 * Runs in the page before anything else, as the text of this function: the default and only policy of Trusted Types. A
 * string may become the address of a script if it lies under `/releases/` of this origin, or on another origin that the
 * page's `script-src` allows. No string becomes HTML.
 */
export function trustScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin !== location.origin || pathname.startsWith('/releases/') ? address : null;
    },
    // Toasts begin their style element with a blank.
    createHTML: (html) => (html.trim() === '' ? html : null),
  });
}
