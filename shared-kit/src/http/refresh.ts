import { session, userOf } from '../session/index.ts';
import { ApiError, isApiError } from './api-error.ts';
import { send } from './client.ts';

const LOCK = 'metier-refresh';

const sessionEnded = () =>
  new ApiError({ name: 'sessionEnded', code: 1011, description: 'Signed out meanwhile.' });

async function refresh(expired: string): Promise<string> {
  const stored = session.storedToken();
  // The call of a former user must not be repeated as the present one.
  if (!stored || userOf(stored)?.id !== userOf(expired)?.id) throw sessionEnded();
  if (stored !== expired) return stored;
  const { token } = await send<{ token: string }>({
    method: 'POST',
    url: '/api/auth/refresh-tokens',
    body: {},
  });
  // Starting it would undo a sign-out since the request.
  if (session.storedToken() !== expired) throw sessionEnded();
  session.start(token);
  return token;
}

/**
 * Exchanges an expired access token for a fresh one. Tabs share one refresh: the tab that holds the lock refreshes,
 * the others read the new token from storage. Throws `sessionEnded`, also if another user has signed in meanwhile.
 * Source: product.md §7.
 */
export const refreshed = (expired: string): Promise<string> =>
  navigator.locks.request(LOCK, () => refresh(expired));

/** Refreshes the token to pick up changed user data, such as a new e-mail. */
export async function renewSession(): Promise<void> {
  const token = session.token();
  if (token) await refreshed(token);
}

/** True for errors that only a new sign-in can fix. */
export const endsSession = (error: unknown): boolean =>
  isApiError(error, 'sessionEnded') || isApiError(error, 'notSignedIn');
