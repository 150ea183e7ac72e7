import Type, { type TSchema } from 'typebox';
import type { ErrorName } from './errors.ts';
import type { Role } from './roles.ts';

/**
 * Who may make a call: anybody (`public`), the holder of a sign-up token or better (`signup`),
 * anybody signed in with a confirmed e-mail (`signed-in`), or only the roles named.
 */
export type Access = 'public' | 'signup' | 'signed-in' | readonly Role[];

/**
 * What a reply is made of: JSON, unless its schema names the type of a file.
 *
 * @example mediaTypeOf(operations['GET /api/freelancers/contract_file'].reply) // 'application/pdf'
 */
export function mediaTypeOf(reply: TSchema): string {
  const { contentMediaType = 'application/json' } = reply as { contentMediaType?: string };
  return contentMediaType;
}

/**
 * One call of the API as data: what it takes, what it answers, who may make it and how it can fail. Its example
 * stands in `examples/`.
 */
export interface Operation {
  readonly summary: string;
  readonly access: Access;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** Errors of its own; `errorsOf` adds those that any such call can answer. */
  readonly errors: readonly ErrorName[];
  /** True where the call moves money or status and so honours `Idempotency-Key`. */
  readonly idempotent?: boolean;
}

/** What a call takes that asks for nothing: a field more is refused there, too, and never passed over. */
const NOTHING = Type.Object({}, { additionalProperties: false });

/**
 * The schemas that a request has to fit. By HTTP the body of a GET means nothing, and nobody reads it.
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

/** What `Idempotency-Key` has to be: a UUID. Source: product.md §3. */
export const IDEMPOTENCY_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Errors of any call, of one that somebody makes who is known, and of one that honours `Idempotency-Key`. */
const ALWAYS = ['invalidInput', 'tooManyRequests', 'serverError'] as const;
const SIGNED_IN = ['notSignedIn', 'tokenExpired', 'sessionEnded', 'notAllowed'] as const;
const WITH_KEY = ['stateChanged', 'keyReused'] as const;

/**
 * Every error that a call can answer: its own and those of all calls like it. Source: product.md §§3, 6, 7, 8.
 *
 * @example errorsOf(operations['GET /api/catalogue']) // ['invalidInput', 'tooManyRequests', 'serverError']
 */
export function errorsOf({ access, errors, idempotent = false }: Operation): readonly ErrorName[] {
  const guarded = access === 'public' ? [] : SIGNED_IN;
  return [...new Set([...ALWAYS, ...guarded, ...(idempotent ? WITH_KEY : []), ...errors])];
}
