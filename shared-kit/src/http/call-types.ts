import type { OnProgress, OnReceived } from './client.ts';
import type { Body, Call, Input, Query, Reply } from '@metier/contract/operations';

export type { Body, Call, Input, Query, Reply };

/** Input as the last argument; optional if none of its fields is required. */
export type Args<C extends Call> =
  object extends Input<C> ? [input?: Input<C> & CallOptions] : [input: Input<C> & CallOptions];

/** Options of any call besides its input. */
export interface CallOptions {
  /** A token instead of the session's: the sign-up token of product.md §6. */
  bearer?: string;
  /** Aborts the call. */
  signal?: AbortSignal;
  /** Byte range of the body within a file: `bytes 0-1048575/5000000`. */
  contentRange?: string;
  /** Upload progress of a form with files, or of a part of a file. */
  onProgress?: OnProgress;
  /** Progress of the answer. */
  onReceived?: OnReceived;
}

/** Calls that return a file. */
export type FileCall = {
  [C in Call]: Reply<C> extends Uint8Array | AsyncIterable<Uint8Array> ? C : never;
}[Call];
