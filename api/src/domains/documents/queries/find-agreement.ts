import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { requireWorkAccess, stateChanged, type Standing } from '../../projects/index.ts';
import { findOrIssueDocument } from '../commands/issue-document.ts';
import { selectEngagement } from '../engagements.repository.ts';
import { agreementStatus } from '../rules/agreement-status.ts';
import { documentName } from '../rules/document-name.ts';
import { EDITION, type IssuedDocument } from '../rules/facts.ts';
import { orderOf } from './order-of.ts';

/**
 * Where the agreement about a project stands.
 *
 * @throws AppError `notFound` for all but the project's parties and the manager
 */
export async function showAgreement(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/projects/project_card/agreement'>> {
  const standing = await requireWorkAccess(db, projectId, actor, now);
  const { status: stage, freelancer_id } = standing.project;
  const status = agreementStatus(stage, freelancer_id !== null);
  if (status === 'pending') return { status, agreement_number: null };
  const { number } = await agreementOf(db, standing);
  return { status, agreement_number: documentName('agreement', number) };
}

/**
 * The agreement between the customer and the executor of a project. It says what was true when the executor was
 * assigned, and is written when it is first asked for; another executor has another agreement.
 *
 * @throws AppError `notFound` for all but the project's parties and the manager; `stateChanged` without an executor
 */
export async function findAgreement(
  db: Db,
  projectId: string,
  actor: Actor,
  now: Date,
): Promise<IssuedDocument<'agreement'>> {
  return agreementOf(db, await requireWorkAccess(db, projectId, actor, now));
}

async function agreementOf(db: Db, standing: Standing): Promise<IssuedDocument<'agreement'>> {
  const { project, now } = standing;
  const engagement = await selectEngagement(db, project.id);
  const { assignment_id, assigned_at, freelancer, customer, contract } = engagement;
  if (assignment_id === null || assigned_at === null || freelancer === null) throw stateChanged(standing);
  const facts = {
    edition: EDITION,
    order: orderOf(standing),
    description: project.description,
    links: project.links,
    customer,
    freelancer,
    contract,
    review_days: project.review_days,
    fee_basis_points: project.fee_basis_points,
    assigned_at: assigned_at.toISOString(),
  };
  const draft = async () => ({ write: () => facts });
  return findOrIssueDocument(db, { kind: 'agreement', subjectId: assignment_id, draft }, now);
}
