import { createStore, forgetDrafts } from '../state/index.ts';
import { userOf, type User } from './user.ts';

/** Key in local storage that carries the access token. Source: product.md §7. */
export const TOKEN_KEY = 'token';

/** Key in local storage that tells the other tabs of a sign-out that somebody meant. */
const LEFT_KEY = 'metier-left';

interface Session {
  readonly token: string | null;
  readonly user: User | null;
  /** True after a sign-out that somebody meant; a session that has merely run out leaves it false. */
  readonly left: boolean;
  /** True after a session that ran out or was ended elsewhere, until somebody signs in or out. */
  readonly lapsed: boolean;
}

function sessionOf(token: string | null): Session {
  const user = userOf(token);
  return { token: user && token, user, left: false, lapsed: false };
}

const useSession = createStore<Session>(() => sessionOf(localStorage.getItem(TOKEN_KEY)));

/** Somebody is signed in: they find again what they typed, and nobody else does. */
function become(next: Session): void {
  useSession.setState(next);
  if (next.user) forgetDrafts(next.user.id);
}

/** A session has run out. After a sign-out that was meant, or where nobody was signed in, there was none. */
function lapse(): void {
  if (useSession.getState().user) useSession.setState({ ...sessionOf(null), lapsed: true });
}

/** Signed out on purpose: drafts are cleared, for another user may come next. */
function leaveHere(): void {
  useSession.setState({ ...sessionOf(null), left: true });
  forgetDrafts();
}

/** Another tab signed in, out, or in as somebody else: `key` is null when it cleared everything. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== TOKEN_KEY && key !== null) return;
  const token = key === null ? null : newValue;
  if (token === null && (key === null || localStorage.getItem(LEFT_KEY) !== null)) leaveHere();
  else if (token === null) lapse();
  else become(sessionOf(token));
});

// A tab that slept, or was opened again, has not heard of a sign-out elsewhere.
if (useSession.getState().user) become(useSession.getState());
else if (localStorage.getItem(LEFT_KEY) !== null) forgetDrafts();

/** The session outside of React: for the HTTP door and for guards. */
export const session = {
  /** Token as it stands now, or null. */
  token: (): string | null => useSession.getState().token,
  user: (): User | null => useSession.getState().user,
  /** Signs in, or goes on with a refreshed token. Other tabs learn it by the `storage` event. */
  start(token: string): void {
    localStorage.removeItem(LEFT_KEY);
    localStorage.setItem(TOKEN_KEY, token);
    become(sessionOf(token));
  },
  /** Forgets the token in all tabs: the session has run out. */
  end(): void {
    localStorage.removeItem(TOKEN_KEY);
    lapse();
  },
  /** Signs out in all tabs, because somebody wants to, and forgets their drafts there. */
  leave(): void {
    // Before the token goes, so that the other tabs find it then.
    localStorage.setItem(LEFT_KEY, '');
    localStorage.removeItem(TOKEN_KEY);
    leaveHere();
  },
  /** True after {@link session.leave}, in this tab or another, until somebody signs in. */
  wasLeft: (): boolean => useSession.getState().left,
  /** True after {@link session.end}, in this tab or another, until somebody signs in or out. */
  hasLapsed: (): boolean => useSession.getState().lapsed,
  /** Token in storage, which another tab may have changed a moment ago. */
  storedToken: (): string | null => localStorage.getItem(TOKEN_KEY),
};

/** The signed-in user, or null. Example: `const user = useUser(); if (user?.role === 'customer') …`. */
export function useUser(): User | null {
  return useSession(({ user }) => user);
}

/** The signed-in user of a page that only a signed-in user can see. Throws where there is none. */
export function useSignedInUser(): User {
  const user = useUser();
  if (!user) throw new Error('This page needs a signed-in user: name its roles in the manifest.');
  return user;
}
