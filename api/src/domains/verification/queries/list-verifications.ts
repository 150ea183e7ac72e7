import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { contractStatuses } from '../../documents/index.ts';
import { selectVerificationPage, type VerificationView } from '../../../views/verifications.ts';
import { verificationReply } from './verification-reply.ts';

/**
 * One page of verifications: pending ones first, longest waiting first, then the latest decisions. Source: product.md
 * §5.
 */
export async function listVerifications(
  db: Db,
  { status, page }: Query<'GET /api/manager/verifications'>,
): Promise<Reply<'GET /api/manager/verifications'>> {
  const { rows, total, counts } = await selectVerificationPage(db, status, page);
  const statusOf = await contractStatuses(
    db,
    rows.map(({ freelancer_id }) => freelancer_id),
  );
  const verifications = rows.map((row) => ({
    ...rowReply(row),
    contract_status: statusOf(row.freelancer_id),
  }));
  return { verifications, ...(counts && { counts }), ...pagingOf(total, page, LIMITS.managersPageSize) };
}

const rowReply = (view: VerificationView) => ({
  freelancer: {
    id: view.freelancer_id,
    first_name: view.first_name,
    last_name: view.last_name,
    photo: view.photo,
  },
  email: view.email,
  ...verificationReply(view),
  submitted_at: view.submitted_at.toISOString(),
  links: view.given,
});
