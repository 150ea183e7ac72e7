import type { OnProgress } from './client.ts';
import type { Body, Call, Input, Query, Reply } from '@metier/contract/operations';

export type { Body, Call, Input, Query, Reply };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type PathOf<M extends Method> = Call extends infer C
  ? C extends `${M} ${infer P}`
    ? P
    : never
  : never;

/** Input as the last argument: optional where nothing in it is required. */
export type Args<C extends Call> =
  object extends Input<C> ? [input?: Input<C> & Extra] : [input: Input<C> & Extra];

/** What any call may be told beside its input. */
export interface Extra {
  /** A token to use instead of the session's: the sign-up token of product.md §6. */
  bearer?: string;
  /** Ends the call when its page is left. */
  signal?: AbortSignal;
  /** Which bytes of a file the body is: `bytes 0-1048575/5000000`. */
  contentRange?: string;
  /** Hears how much of a form with files, or of a part of a file, has left. */
  onProgress?: OnProgress;
}

/** Calls that answer with a file. */
export type FileCall = { [C in Call]: Reply<C> extends Uint8Array ? C : never }[Call];
