import type { VerificationDecision, VerificationStatus } from '@metier/contract';

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

/**
 * True if a decision is about the latest request; added links make a new one. Without a moment it is about any.
 *
 * @example isLatestRequest({ submitted_at: new Date('2026-02-10T09:00:00Z') }, '2026-02-10T09:00:00Z') // true
 */
export const isLatestRequest = (
  latest: { readonly submitted_at: Date },
  submittedAt: string | undefined,
): boolean => submittedAt === undefined || Date.parse(submittedAt) === latest.submitted_at.getTime();
