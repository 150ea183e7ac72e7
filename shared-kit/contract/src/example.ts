import type { Static, TSchema } from 'typebox';
import type { Operation } from './operation.ts';

type Part<O, P extends string> =
  O extends Record<P, infer S extends TSchema>
    ? { readonly [K in P]: Static<S> }
    : { readonly [K in P]?: never };

/** Input and reply of one call; a value that does not fit the call's schemas does not compile. */
type ExampleOf<O> = Part<O, 'query'> & Part<O, 'body'> & Part<O, 'reply'>;

/**
 * One example per operation; one that is missing or that does not fit its schema does not compile.
 *
 * @example export const moneyExamples = { 'GET /api/account/funds': { reply: … } } satisfies Examples<typeof moneyOperations>;
 */
export type Examples<O extends Readonly<Record<string, Operation>>> = {
  readonly [C in keyof O]: ExampleOf<O[C]>;
};
