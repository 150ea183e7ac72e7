import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../../platform/db/index.ts';
import { selectOpenInvitations } from '../../../../views/invitations.ts';

/** The open invitations of a freelancer. */
export async function listInvitations(
  db: Db,
  freelancerId: string,
  query: Query<'GET /api/freelancer/invitations'>,
  now: Date,
): Promise<Reply<'GET /api/freelancer/invitations'>> {
  const { rows, total } = await selectOpenInvitations(db, freelancerId, now, query);
  const invitations = rows.map(
    ({ id, version, name, type, category_id, description, budget, deadline_days, edits, ...rest }) => ({
      id,
      version,
      name,
      type,
      category_id,
      description,
      budget,
      deadline_days,
      edits,
      customer: {
        id: rest.customer_id,
        first_name: rest.first_name,
        last_name: rest.last_name,
        photo: rest.photo,
      },
      customer_record: { finished_projects: rest.finished_projects, rating: rest.rating },
      created_at: rest.created_at.toISOString(),
      expires_at: rest.expires_at.toISOString(),
    }),
  );
  return { invitations, ...pagingOf(total, query.page) };
}
