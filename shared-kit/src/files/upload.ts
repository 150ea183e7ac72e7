import { LIMITS } from '@metier/contract';
import type { StoredFile } from './send-file.ts';

/** Why a file cannot be attached. `lost`: the page was reloaded before it was uploaded, and no longer has its bytes. */
export type Refusal = 'tooLarge' | 'tooMany' | 'empty' | 'malware' | 'lost';

/** A file chosen for upload. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Bytes sent. */
  readonly sent: number;
  /**
   * `waiting`: connection lost, resumes automatically. `rateLimited`: a limit is reached, resumes automatically.
   * `failed`: can be retried. `refused`: cannot be retried.
   */
  readonly state: 'sending' | 'waiting' | 'rateLimited' | 'failed' | 'refused' | 'ready';
  /** Only for `rateLimited`: when it resumes. */
  readonly until?: Date;
  /** Only for `refused`. */
  readonly refusal?: Refusal;
  /** Only for `failed`. */
  readonly error?: unknown;
  /** Only for `ready`. */
  readonly stored?: StoredFile;
}

/** True while the upload is in progress. */
export const isInFlight = ({ state }: Upload): boolean =>
  state === 'sending' || state === 'waiting' || state === 'rateLimited';

/**
 * True for a file that the user counts on and that cannot be sent. Malware is found, and a file is lost, only after it
 * was accepted; the other refusals are shown as it is chosen.
 */
export const isMissing = ({ state, refusal }: Upload): boolean =>
  state === 'failed' || refusal === 'malware' || refusal === 'lost';

/** True for files that count towards the limit: attached, or to be. */
export const countsAsAttached = ({ state }: Upload): boolean => state !== 'refused';

/** Checks the contract's limits before any byte is sent; undefined if the file is allowed. */
export function refusalOf({ size }: { readonly size: number }, isOneTooMany: boolean): Refusal | undefined {
  if (size === 0) return 'empty';
  if (size > LIMITS.files.bytes) return 'tooLarge';
  return isOneTooMany ? 'tooMany' : undefined;
}
