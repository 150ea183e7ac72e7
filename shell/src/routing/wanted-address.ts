const KEY = 'metier-wanted';

/**
 * The address inside of the app that somebody asked for without being signed in, such as the link of a mail: the next
 * sign-in of this tab leads there. It only ever comes from the router, and only a path of the app is given back, so
 * nobody can make the sign-in lead elsewhere.
 */
export const wantedAddress = {
  keep: (address: string): void => sessionStorage.setItem(KEY, address),
  read(): string | null {
    const address = sessionStorage.getItem(KEY);
    return address?.startsWith('/app/') ? address : null;
  },
  forget: (): void => sessionStorage.removeItem(KEY),
};
