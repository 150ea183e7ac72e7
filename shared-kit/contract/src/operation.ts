import Type, { type TSchema } from 'typebox';
import type { ErrorName } from './errors.ts';
import type { Role } from './roles.ts';

/**
 * Who may make a call: anybody (`public`), the holder of a sign-up token or better (`signup`), anybody signed in with
 * a confirmed e-mail (`signed-in`), or only the listed roles.
 */
export type Access = 'public' | 'signup' | 'signed-in' | readonly Role[];

/**
 * Media type of a reply: JSON, unless its schema names a file type.
 *
 * @example mediaTypeOf(operations['GET /api/freelancers/contract_file'].reply) // 'application/pdf'
 */
export function mediaTypeOf(reply: TSchema): string {
  const { contentMediaType = 'application/json' } = reply as { contentMediaType?: string };
  return contentMediaType;
}

/**
 * The reply's schemas by media type: several if the caller chooses between files.
 *
 * @example repliesOf(operations['GET /api/account/statement'].reply).map(mediaTypeOf) // ['application/pdf', 'text/csv']
 */
export function repliesOf(reply: TSchema): readonly TSchema[] {
  const { anyOf = [] } = reply as { anyOf?: readonly TSchema[] };
  return anyOf.some((one) => mediaTypeOf(one) !== 'application/json') ? anyOf : [reply];
}

/** One call of the API as data: input, reply, access and errors. Its example is in `examples/`. */
export interface Operation {
  readonly summary: string;
  readonly access: Access;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** Errors specific to the call; `errorsOf` adds the common ones. */
  readonly errors: readonly ErrorName[];
  /** True if the call moves money or status, and so honours `Idempotency-Key`. */
  readonly idempotent?: boolean;
}

/** Input of a call without query or body: unknown fields are refused here, too. */
const NOTHING = Type.Object({}, { additionalProperties: false });

/**
 * The schemas of a request. The body of a GET has no meaning in HTTP and is not read.
 *
 * @example inputOf('GET', operations['GET /api/catalogue']) // { query: an object without fields, body: undefined }
 */
export const inputOf = (
  method: string,
  { query = NOTHING, body = NOTHING }: Operation,
): { readonly query: TSchema; readonly body: TSchema | undefined } => ({
  query,
  body: method === 'GET' ? undefined : body,
});

/** Common errors: of any call, of calls that need a token, and of calls with `Idempotency-Key`. */
const ALWAYS = ['invalidInput', 'tooManyRequests', 'serverError'] as const;
const SIGNED_IN = ['notSignedIn', 'tokenExpired', 'sessionEnded', 'notAllowed'] as const;
const WITH_KEY = ['stateChanged', 'keyReused'] as const;

/**
 * Every error of a call: its own and the common ones. Source: product.md §§3, 6, 7, 8.
 *
 * @example errorsOf(operations['GET /api/catalogue']) // ['invalidInput', 'tooManyRequests', 'serverError']
 */
export function errorsOf({ access, errors, idempotent = false }: Operation): readonly ErrorName[] {
  const guarded = access === 'public' ? [] : SIGNED_IN;
  return [...new Set([...ALWAYS, ...guarded, ...(idempotent ? WITH_KEY : []), ...errors])];
}
