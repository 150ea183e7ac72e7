import type { VerificationDecision, VerificationStatus } from '@metier/contract';

/** The status after new links: an earlier decision was about other links. */
export const statusAfterAdding = (): 'submitted' => 'submitted';

/** The status after removing links: unchanged while others are left, otherwise none. */
export const statusAfterRemoving = (status: VerificationStatus, linksLeft: number): VerificationStatus =>
  linksLeft === 0 ? 'none' : status;

/**
 * The status after a manager's decision; undefined if none is pending.
 *
 * @example statusAfterDecision('submitted', 'approve') // 'approved'
 */
export function statusAfterDecision(
  status: VerificationStatus,
  decision: VerificationDecision,
): 'approved' | 'rejected' | undefined {
  if (status !== 'submitted') return undefined;
  return decision === 'approve' ? 'approved' : 'rejected';
}
