const KEY = 'metier-wanted';

/**
 * URL in the app that was requested without a session, for example by a link in a mail: the next sign-in of this tab
 * redirects there. It comes only from the router and must be a path of the app, so this is not an open redirect.
 */
export const returnUrl = {
  store: (address: string): void => sessionStorage.setItem(KEY, address),
  read(): string | null {
    const address = sessionStorage.getItem(KEY);
    return address?.startsWith('/app/') ? address : null;
  },
  clear: (): void => sessionStorage.removeItem(KEY),
};
