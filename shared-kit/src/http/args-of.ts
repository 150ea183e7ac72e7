import type { Args, Call } from './call-types.ts';

/** The argument list of a call with an input. TypeScript cannot infer that an input of C is one of C's lists. */
export const argsOf = <C extends Call>(input: unknown): Args<C> => [input] as unknown as Args<C>;
