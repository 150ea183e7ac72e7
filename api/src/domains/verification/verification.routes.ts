import { AppError } from '../../platform/errors/index.ts';
import { command, route, type Actor, type Route } from '../../platform/http/index.ts';
import { addLink, removeLink } from './commands/change-links.ts';
import { decideVerification } from './commands/decide-verification.ts';
import { listVerifications } from './queries/list-verifications.ts';
import { showLinks } from './queries/show-links.ts';

/** Calls of verification. Source: seed.md §7, product.md §§5, 6. */
export const verificationRoutes: readonly Route[] = [
  route('GET /api/freelancers/verification/links', ({ db, actor, query }) =>
    showLinks(db, actor, query.freelancer_id),
  ),
  command('POST /api/freelancers/verification/links', ({ trx, actor, query, body, now }) =>
    addLink(trx, ownId(actor, query.freelancer_id), body, now),
  ),
  command('DELETE /api/freelancers/verification/links', ({ trx, actor, query, now }) =>
    removeLink(trx, ownId(actor, query.freelancer_id), query.link_id, now),
  ),
  route('GET /api/manager/verifications', ({ db, query }) => listVerifications(db, query)),
  command('POST /api/manager/verifications', async ({ trx, actor, body, now }) => {
    await decideVerification(trx, actor.userId, body, now);
    return {};
  }),
];

/** Freelancers can name only themselves. */
function ownId({ userId }: Actor, named = userId): string {
  if (named !== userId) throw new AppError('notFound');
  return userId;
}
