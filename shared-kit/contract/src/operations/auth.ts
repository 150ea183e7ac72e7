import Type from 'typebox';
import type { Operation } from '../operation.ts';
import { SIGN_UP_ROLES } from '../roles.ts';
import {
  Closed,
  Code,
  Done,
  Email,
  Id,
  Moment,
  OneOf,
  Paged,
  Paging,
  Password,
  PersonName,
} from '../schemas/shared.ts';

const Token = Closed({ token: Type.String() });
/** A password typed at sign-in: any text, since older passwords may not fit today's rules. */
const TypedPassword = Type.String({ minLength: 1, maxLength: 200 });
/** The key in a mailed link. */
const SecretKey = Type.String({ minLength: 1, maxLength: 200 });

/** Calls of accounts and sessions. Source: seed.md §7 Auth, product.md §7. */
export const authOperations = {
  'POST /api/auth/signup': {
    summary:
      'Create an account; the returned token is valid only for calls that request, send and confirm codes',
    access: 'public',
    body: Closed({
      first_name: PersonName,
      last_name: PersonName,
      email: Email,
      password: Password,
      type_client: OneOf(SIGN_UP_ROLES),
    }),
    reply: Token,
    errors: ['emailExists'],
  },
  'POST /api/auth/login': {
    summary: 'Sign in; sets the refresh cookie',
    access: 'public',
    body: Closed({ email: Type.String({ maxLength: 254 }), password: TypedPassword }),
    reply: Token,
    errors: ['wrongCredentials', 'accountLocked', 'emailNotConfirmed', 'accountBlocked'],
  },
  'POST /api/auth/request_email_code': {
    summary: 'Send a six-digit code to the unconfirmed e-mail address',
    access: 'signup',
    body: Closed({ user_id: Id }),
    reply: Done,
    errors: ['passwordNeeded'],
  },
  'POST /api/auth/send_email_code': {
    summary: 'Confirm an e-mail with the code sent to it',
    access: 'signup',
    body: Closed({ user_id: Id, confirmation_code: Code }),
    reply: Done,
    errors: ['badCode', 'emailExists'],
  },
  'POST /api/auth/signup_confirmation': {
    summary: 'Confirm the e-mail of a new account with the code sent to it',
    access: 'signup',
    body: Closed({ confirmation_key: Code }),
    reply: Done,
    errors: ['badCode', 'emailExists'],
  },
  'POST /api/auth/refresh-tokens': {
    summary: 'Exchange the refresh cookie for a new access token and a new refresh cookie',
    access: 'public',
    body: Done,
    reply: Token,
    errors: ['sessionEnded'],
  },
  'POST /api/auth/signout': {
    summary: 'End this session',
    access: 'public',
    body: Closed({ token: Type.String({ maxLength: 4_000 }) }),
    reply: Done,
    errors: [],
  },
  'POST /api/auth/recovery-password': {
    summary: 'Send a link to set a new password; answers the same for unknown addresses',
    access: 'public',
    body: Closed({ email: Email }),
    reply: Done,
    errors: [],
  },
  'POST /api/auth/setting-password': {
    summary: 'Set a new password with the key from the mail',
    access: 'public',
    body: Closed({ password: Password, secret_key: SecretKey }),
    reply: Done,
    errors: ['badCode'],
  },
  'POST /api/auth/change_password': {
    summary: "Change the caller's password; ends their other sessions",
    access: 'signed-in',
    body: Closed({ user_id: Id, password: TypedPassword, new_password: Password }),
    reply: Done,
    errors: ['wrongCredentials', 'accountLocked'],
  },
  'POST /api/auth/change_email': {
    summary:
      'Request a change of the e-mail, which takes effect once confirmed with the code sent to the new address. Requires the password unless the caller has signed in recently',
    access: 'signed-in',
    body: Closed({ user_id: Id, email: Email, password: Type.Optional(TypedPassword) }),
    reply: Done,
    errors: ['emailExists', 'passwordNeeded', 'wrongCredentials', 'accountLocked'],
  },
  'POST /api/auth/undo_email': {
    summary:
      'Undo a change of the e-mail with the key mailed to the previous address: restores that address, ends all sessions and invalidates the password; returns a key to set a new one',
    access: 'public',
    body: Closed({ secret_key: SecretKey }),
    reply: Closed({ secret_key: Type.String(), email: Type.String() }),
    errors: ['badCode'],
  },
  'GET /api/auth/sessions': {
    summary: "The caller's active sessions, most recently used first",
    access: 'signed-in',
    query: Paged,
    reply: Closed({
      sessions: Type.Array(
        Closed({
          id: Id,
          /** Browser and system of the last use; empty if unknown. */
          device: Type.String(),
          /** IP address of the last use; empty for sessions older than this field. */
          address: Type.String(),
          created_at: Moment,
          last_used_at: Moment,
          current: Type.Boolean(),
        }),
      ),
      ...Paging,
    }),
    errors: [],
  },
  'DELETE /api/auth/sessions': {
    summary: "End one of the caller's sessions",
    access: 'signed-in',
    query: Closed({ session_id: Id }),
    reply: Done,
    errors: ['notFound'],
  },
  'DELETE /api/auth/sessions/others': {
    summary: "End all of the caller's sessions except the current one",
    access: 'signed-in',
    reply: Done,
    errors: [],
  },
} as const satisfies Record<string, Operation>;
