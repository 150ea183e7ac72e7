import type { Reply } from '@metier/contract/operations';
import type { VerificationRow } from '../verification.table.ts';

type VerificationReply = Reply<'POST /api/freelancers/verification/links'>['verification'];

/** The verification as replied; `none` for freelancers without links. */
export const verificationReply = (
  verification: Pick<VerificationRow, 'status' | 'reason' | 'decided_at'> | undefined,
): VerificationReply => ({
  status: verification?.status ?? 'none',
  reason: verification?.reason ?? null,
  decided_at: verification?.decided_at?.toISOString() ?? null,
});
