/** The session, synchronised over all tabs. */
export { session, TOKEN_KEY, useSignedInUser, useUser } from './session.store.ts';
export { fullNameOf, userOf, type User } from './user.ts';
