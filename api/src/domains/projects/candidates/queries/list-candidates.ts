import { PROFILE_CATEGORIES } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { boundedPagingOf, pagingOf, type Db } from '../../../../platform/db/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { selectCandidates, type Candidate } from '../../../../views/candidates.ts';
import { selectInvited, selectResponders } from '../../../../views/invitations.ts';
import { requireOwnerAccess } from '../../life-cycle/project-access.ts';
import { matchReasons } from '../rules/match-reasons.ts';

/**
 * Freelancers that fit a project, best first. Omits freelancers of other categories only, unless they belong to the
 * customer's own team, have responded or were invited. Sort keys, in order:
 *
 * 1. can still take the project: those who declined their invitation, let it expire or gave the project back come last,
 * unless they have responded since; 2. the customer's own team: favourites, and freelancers who finished a project of
 * theirs; 3. responses, then open invitations; 4. names the project's category, before those who name none; 5. is
 * available for new work; 6. reviews: the mean as if there were ten more of four stars (a Bayesian average), in tenths,
 * so that fifty reviews of 4.9 come before a single one of five, and nobody is last for lack of reviews; 7. number of
 * finished projects; 8. average time to answer invitations; freelancers without an answer come last.
 *
 * Source: product.md §6; docs/decisions/0032-reviews.md.
 *
 * @throws AppError `notFound` for all but the owner
 */
export async function matchFreelancers(
  db: Db,
  { project_id, page }: Query<'GET /api/customer/match'>,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/customer/match'>> {
  const { project } = await requireOwnerAccess(db, project_id, actor);
  const category = PROFILE_CATEGORIES.find(({ type }) => type === project.type)?.id ?? 0;
  const { rows, total } = await selectCandidates(db, project, category, now, page);
  return { freelancers: rows.map(cardOf), ...boundedPagingOf(total, page) };
}

/** A freelancer with the reasons to choose them, without the figures behind these. */
function cardOf({
  in_category,
  completed_for_customer,
  completed_of_service,
  ...card
}: Candidate): Reply<'GET /api/customer/match'>['freelancers'][number] {
  const facts = { ...card, in_category, completed_for_customer, completed_of_service };
  return { ...card, reasons: matchReasons(facts) };
}

/**
 * Freelancers who responded to a project, oldest response first.
 *
 * @throws AppError `notFound` for all but the owner and managers
 */
export async function listResponses(
  db: Db,
  { project_id, page }: Query<'GET /api/customers/projects/responses'>,
  actor: Actor,
): Promise<Reply<'GET /api/customers/projects/responses'>> {
  await requireOwnerAccess(db, project_id, actor);
  const { rows, total } = await selectResponders(db, project_id, page);
  return {
    responses: rows.map(({ id, first_name, last_name, rating, photo, covers, pitch }) => ({
      id,
      first_name,
      last_name,
      rating,
      photo,
      covers,
      // Managers read conversations in a case only.
      pitch: actor.role === 'manager' ? null : pitch,
    })),
    ...pagingOf(total, page),
  };
}

/**
 * Freelancers with an open invitation to a project, and its expiry.
 *
 * @throws AppError `notFound` for all but the owner and managers
 */
export async function listInvited(
  db: Db,
  { project_id, page }: Query<'GET /api/customers/projects/invitations'>,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/customers/projects/invitations'>> {
  await requireOwnerAccess(db, project_id, actor);
  const { rows, total } = await selectInvited(db, project_id, now, page);
  return {
    invitations: rows.map(({ id, first_name, last_name, photo, created_at, expires_at }) => ({
      id,
      first_name,
      last_name,
      photo,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })),
    ...pagingOf(total, page),
  };
}
