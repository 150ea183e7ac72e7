/** Who is signed in, in every tab alike. */
export { session, TOKEN_KEY, useSignedInUser, useUser } from './session.store.ts';
export { fullNameOf, userOf, type User } from './user.ts';
