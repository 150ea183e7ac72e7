import { DURATIONS, ROLE_COOKIE } from '@metier/contract';
import { createStore, forgetDrafts, setCookie } from '../state/index.ts';
import { userOf, type User } from './user.ts';

/** Local storage key of the access token. Source: product.md §7. */
export const TOKEN_KEY = 'token';

/** Local storage key that tells other tabs of a deliberate sign-out. */
const SIGNED_OUT_KEY = 'metier-left';

interface Session {
  readonly token: string | null;
  readonly user: User | null;
  /** True after a deliberate sign-out; false if the session has only expired. */
  readonly signedOut: boolean;
  /** True after a session expired or was ended elsewhere, until the next sign-in or sign-out. */
  readonly expired: boolean;
}

function sessionOf(token: string | null): Session {
  const user = userOf(token);
  return { token: user && token, user, signedOut: false, expired: false };
}

const useSession = createStore<Session>(() => sessionOf(localStorage.getItem(TOKEN_KEY)));

/** Sets the role's cookie, by which the gateway prepares this browser's next page; deletes it without a session. */
const keepRole = ({ user }: Session): void =>
  setCookie(ROLE_COOKIE, user?.role ?? '', user ? DURATIONS.refreshToken : 0);

keepRole(useSession.getState());
useSession.subscribe(keepRole);

/** Sets a signed-in session, and deletes drafts of other users. */
function setSession(next: Session): void {
  useSession.setState(next);
  if (next.user) forgetDrafts(next.user.id);
}

/** Sets an expired session; does nothing without a session, as after a sign-out. */
function setExpired(): void {
  if (useSession.getState().user) useSession.setState({ ...sessionOf(null), expired: true });
}

/** Deliberate sign-out: drafts are deleted, because another user may be next. */
function setSignedOut(): void {
  useSession.setState({ ...sessionOf(null), signedOut: true });
  forgetDrafts();
}

/** Another tab signed in or out or changed the user; `key` is null when it cleared the storage. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== TOKEN_KEY && key !== null) return;
  const token = key === null ? null : newValue;
  if (token === null && (key === null || localStorage.getItem(SIGNED_OUT_KEY) !== null)) setSignedOut();
  else if (token === null) setExpired();
  else setSession(sessionOf(token));
});

// A suspended or reopened tab has missed a sign-out elsewhere.
if (useSession.getState().user) setSession(useSession.getState());
else if (localStorage.getItem(SIGNED_OUT_KEY) !== null) forgetDrafts();

/** Session access outside of React: for the HTTP client and for guards. */
export const session = {
  /** The current token, or null. */
  token: (): string | null => useSession.getState().token,
  user: (): User | null => useSession.getState().user,
  /** Signs in, or sets a refreshed token. Other tabs are notified by the `storage` event. */
  start(token: string): void {
    localStorage.removeItem(SIGNED_OUT_KEY);
    localStorage.setItem(TOKEN_KEY, token);
    setSession(sessionOf(token));
  },
  /** Removes the token in all tabs: the session has expired. */
  end(): void {
    localStorage.removeItem(TOKEN_KEY);
    setExpired();
  },
  /** Signs the user out in all tabs and deletes their drafts. */
  signOut(): void {
    // Before the token is removed, so that other tabs read it at that time.
    localStorage.setItem(SIGNED_OUT_KEY, '');
    localStorage.removeItem(TOKEN_KEY);
    setSignedOut();
  },
  /** True after {@link session.signOut} in any tab, until the next sign-in. */
  wasSignedOut: (): boolean => useSession.getState().signedOut,
  /** True after {@link session.end} in any tab, until the next sign-in or sign-out. */
  hasExpired: (): boolean => useSession.getState().expired,
  /** The token in storage, which another tab may have just changed. */
  storedToken: (): string | null => localStorage.getItem(TOKEN_KEY),
  /** Calls a listener after each change, also those of other tabs. Returns the function that ends it. */
  subscribe: (listener: () => void): (() => void) => useSession.subscribe(listener),
};

/** The signed-in user, or null. Example: `const user = useUser(); if (user?.role === 'customer') …`. */
export function useUser(): User | null {
  return useSession(({ user }) => user);
}

/** The signed-in user, for pages that need one. Throws without a session. */
export function useSignedInUser(): User {
  const user = useUser();
  if (!user) throw new Error('This page needs a signed-in user: name its roles in the manifest.');
  return user;
}
