import type { VerificationDecision, VerificationStatus } from '@metier/contract';

/** Where new links bring a freelancer: whatever was decided before was decided about other links. */
export const statusAfterAdding = (): 'submitted' => 'submitted';

/** Where a freelancer is after some links went: the others were looked at or wait; without any there is nothing to verify. */
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
