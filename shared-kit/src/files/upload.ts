import { LIMITS } from '@metier/contract';
import type { StoredFile } from './send-file.ts';

/** Why a file cannot be attached. */
export type Refusal = 'tooLarge' | 'tooMany' | 'empty' | 'malware';

/** A file that was chosen to be sent. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Bytes that have left. */
  readonly sent: number;
  /** `waiting`: the line is lost, it goes on by itself. `failed`: it can be tried again. `refused`: it never can. */
  readonly state: 'sending' | 'waiting' | 'failed' | 'refused' | 'ready';
  /** Of a refused file. */
  readonly refusal?: Refusal;
  /** Of a failed one. */
  readonly error?: unknown;
  /** Of one that is ready. */
  readonly stored?: StoredFile;
}

/** True for what is on its way. */
export const isUnderWay = ({ state }: Upload): boolean => state === 'sending' || state === 'waiting';

/** True for what counts as attached, or will. */
export const isMeant = ({ state }: Upload): boolean => state !== 'refused';

/** What the contract refuses, told before a byte is sent; undefined for a file that may be sent. */
export function refusalOf({ size }: { readonly size: number }, isOneTooMany: boolean): Refusal | undefined {
  if (size === 0) return 'empty';
  if (size > LIMITS.files.bytes) return 'tooLarge';
  return isOneTooMany ? 'tooMany' : undefined;
}
