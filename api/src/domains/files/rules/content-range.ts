import { LIMITS } from '@metier/contract';

/** A part of an upload: its first byte and how many follow, or only the question how much has arrived. */
export type Part = { readonly from: number; readonly length: number } | 'question';

const RANGE = /^bytes (?:(\d{1,10})-(\d{1,10})|\*)\/(\d{1,10})$/;

/**
 * Reads `Content-Range` of a part: it ends at the end of the file or at a multiple of a block, because only whole blocks
 * are kept. Undefined for anything else.
 *
 * @param size of the file, in bytes
 * @example partOf('bytes 0-1048575/5000000', 5_000_000) // { from: 0, length: 1048576 }
 */
export function partOf(header: string, size: number): Part | undefined {
  const [matched, first, last, total] = RANGE.exec(header) ?? [];
  if (matched === undefined || Number(total) !== size) return undefined;
  if (first === undefined) return 'question';
  const from = Number(first);
  const end = Number(last) + 1;
  const isWhole = end === size || end % LIMITS.files.block === 0;
  return from < end && end <= size && isWhole ? { from, length: end - from } : undefined;
}
