/** The stored state of a code. */
export interface SentCode {
  readonly code_hash: string;
  readonly expires_at: Date;
  readonly tries_left: number;
}

/** `wrong` uses up a try; `dead` codes have expired or have no tries left and cannot be redeemed. */
export type CodeVerdict = 'right' | 'wrong' | 'dead';

/** Verifies an entered code by its hashes, one per key. Source: product.md §7. */
export function verifyCode(
  { code_hash, expires_at, tries_left }: SentCode,
  typedHashes: readonly string[],
  now: Date,
): CodeVerdict {
  if (expires_at <= now || tries_left <= 0) return 'dead';
  return typedHashes.includes(code_hash) ? 'right' : 'wrong';
}
