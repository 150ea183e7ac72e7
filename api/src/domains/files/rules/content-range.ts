import { LIMITS } from '@metier/contract';

/** A part of an upload: its offset and length, or only a query of the received bytes. */
export type Part = { readonly from: number; readonly length: number } | 'status-query';

const RANGE = /^bytes (?:(\d{1,10})-(\d{1,10})|\*)\/(\d{1,10})$/;

/**
 * Parses the `Content-Range` of a part. A part ends at a block boundary or at the end of the file, because only whole
 * blocks are stored. Undefined for anything else.
 *
 * @param size of the file, in bytes
 * @example partOf('bytes 0-1048575/5000000', 5_000_000) // { from: 0, length: 1048576 }
 */
export function partOf(header: string, size: number): Part | undefined {
  const [matched, first, last, total] = RANGE.exec(header) ?? [];
  if (matched === undefined || Number(total) !== size) return undefined;
  if (first === undefined) return 'status-query';
  const from = Number(first);
  const end = Number(last) + 1;
  const isWhole = end === size || end % LIMITS.files.block === 0;
  return from < end && end <= size && isWhole ? { from, length: end - from } : undefined;
}
