import type { VerificationDecision, VerificationStatus } from '@metier/contract';

/** The status after new links: an earlier decision was about other links. */
export const statusAfterAdding = (): 'submitted' => 'submitted';

/** The status after links were removed: unchanged while others are left, otherwise none. */
export const statusAfterRemoving = (status: VerificationStatus, linksLeft: number): VerificationStatus =>
  linksLeft === 0 ? 'none' : status;

/**
 * Where a manager's decision brings a freelancer; undefined when they do not wait for one.
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
