import type { Db } from '../../../platform/db/index.ts';
import { selectEngagement } from '../../../views/engagement.ts';
import { throwStateChanged, type ProjectAccess } from '../../projects/index.ts';
import { EDITION, type AgreementFacts } from '../rules/facts.ts';
import { orderOf } from '../rules/order-of.ts';

/** An agreement as it would be issued now, and its assignment. */
interface AgreementDraft {
  readonly assignmentId: string;
  readonly facts: AgreementFacts;
}

/**
 * The facts of a project's agreement, as of the assignment of its executor.
 *
 * @throws AppError `stateChanged` without an executor
 */
export async function draftAgreement(
  db: Db,
  { project, viewer }: ProjectAccess,
  now: Date,
): Promise<AgreementDraft> {
  const engagement = await selectEngagement(db, project.id);
  const { assignment_id, assigned_at, freelancer, customer, contract } = engagement;
  if (assignment_id === null || assigned_at === null || freelancer === null)
    return throwStateChanged(db, project.id, viewer, now);
  const facts = {
    edition: EDITION,
    order: orderOf(project),
    description: project.description,
    links: project.links,
    customer,
    freelancer,
    contract,
    review_days: project.review_days,
    fee_basis_points: project.fee_basis_points,
    assigned_at: assigned_at.toISOString(),
  };
  return { assignmentId: assignment_id, facts };
}
