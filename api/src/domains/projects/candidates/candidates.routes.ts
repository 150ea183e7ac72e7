import { AppError } from '../../../platform/errors/index.ts';
import { command, route, type Route } from '../../../platform/http/index.ts';
import type { FileLinks } from '../../files/index.ts';
import { sendMessage } from '../conversation/commands/write-message.ts';
import { getProject } from '../queries/get-project.ts';
import { acceptInvitation, declineInvitation } from './commands/answer-invitation.ts';
import { chooseExecutor } from './commands/choose-executor.ts';
import { inviteFreelancer } from './commands/invite-freelancer.ts';
import { respondToProject, withdrawResponse } from './commands/take-project.ts';
import { listInvited, listResponses, matchFreelancers } from './queries/list-candidates.ts';
import { listInvitations } from './queries/list-invitations.ts';

/** Calls for invitations, responses and the choice of an executor. Source: product.md §2 #5-#8. */
export const candidatesRoutes = (links: FileLinks): readonly Route[] => [
  route('GET /api/customer/match', ({ db, actor, query, now }) => matchFreelancers(db, query, actor, now)),
  route('GET /api/customers/projects/responses', ({ db, actor, query }) => listResponses(db, query, actor)),
  route('GET /api/customers/projects/invitations', ({ db, actor, query, now }) =>
    listInvited(db, query, actor, now),
  ),
  route('GET /api/freelancer/invitations', ({ db, actor, query, now }) =>
    listInvitations(db, actor.userId, query, now),
  ),

  command('POST /api/customer/invite_freelancer', async ({ trx, actor, body, now }) => {
    await inviteFreelancer(trx, actor, body.project_id, body.user_id, now);
    return {};
  }),
  command('POST /api/customer/executor', async ({ trx, actor, body, now }) => {
    const assigned = await chooseExecutor(trx, actor, body, now);
    return { assigned, ...(await getProject(trx, body.project_id, actor, now, links)) };
  }),
  command('POST /api/invitations/accept', async ({ trx, actor, body, now }) => {
    const answer = body.take === 1 ? acceptInvitation : declineInvitation;
    await answer(trx, actor, body, now);
    return {};
  }),
  command('POST /api/freelancer/take_project', async ({ trx, actor, body, now }) => {
    const { project_id, text } = body;
    const take = body.take === 1 ? respondToProject : withdrawResponse;
    if (body.take === 0 && text !== undefined) throw new AppError('invalidInput', { text: 'unknown' });
    await take(trx, actor, body, now);
    if (text !== undefined)
      await sendMessage(trx, actor, { project_id, freelancer_id: actor.userId, text }, now);
    return {};
  }),
];
