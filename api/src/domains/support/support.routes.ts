import { command, route, type Route } from '../../platform/http/index.ts';
import { answerRequest, setRequestClosed } from './commands/answer-request.ts';
import { askSupport, replyToSupport } from './commands/ask-support.ts';
import { listOwnRequests } from './queries/list-own-requests.ts';
import { listRequests } from './queries/list-requests.ts';

/** Calls about support requests and their answers. Source: product.md §6. */
export const supportRoutes: readonly Route[] = [
  command('POST /api/support/request', async ({ trx, actor, body, now }) => {
    await askSupport(trx, actor.userId, body, now);
    return {};
  }),
  command('POST /api/support/reply', async ({ trx, actor, body, now }) => {
    await replyToSupport(trx, actor.userId, body, now);
    return {};
  }),
  route('GET /api/support/requests', ({ db, actor, query }) => listOwnRequests(db, actor, query)),
  route('GET /api/manager/support', ({ db, query }) => listRequests(db, query)),
  command('POST /api/manager/support', async ({ trx, actor, body, now }) => {
    await answerRequest(trx, actor.userId, body, now);
    return {};
  }),
  command('POST /api/manager/support/state', async ({ trx, body, now }) => {
    await setRequestClosed(trx, body, now);
    return {};
  }),
];
