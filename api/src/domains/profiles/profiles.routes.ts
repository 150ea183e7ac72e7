import { command, route, type Route } from '../../platform/http/index.ts';
import { markFavorite } from './commands/mark-favorite.ts';
import { saveCustomerProfile } from './customer-profiles.repository.ts';
import { saveFreelancerProfile } from './freelancer-profiles.repository.ts';
import { listFreelancers, listTeam } from './queries/list-freelancers.ts';
import { showCustomerProfile, showFree, showFreelancerProfile } from './queries/show-profiles.ts';

/** Calls of profiles and of a customer's own team. Source: seed.md §7, product.md §6. */
export const profilesRoutes: readonly Route[] = [
  route('GET /api/freelancers', ({ db, actor, query }) => listFreelancers(db, actor.userId, query)),
  route('GET /api/freelancers/free', ({ db, actor }) => showFree(db, actor.userId)),
  command('POST /api/freelancers/free', async ({ trx, actor, query }) => {
    await saveFreelancerProfile(trx, { user_id: actor.userId, free: query.status_free === 1 });
    return showFree(trx, actor.userId);
  }),
  route('GET /api/customer/profile', ({ db, query }) => showCustomerProfile(db, query.user_id)),
  command('POST /api/customer/profile', async ({ trx, actor, body }) => {
    await saveCustomerProfile(trx, { user_id: actor.userId, ...body });
    return {};
  }),
  route('GET /api/freelancer/profile', ({ db, actor, query }) =>
    showFreelancerProfile(db, actor.userId, query.user_id),
  ),
  route('GET /api/freelancers/profile', ({ db, actor, query }) =>
    showFreelancerProfile(db, actor.userId, query.id),
  ),
  command('POST /api/freelancer/profile', async ({ trx, actor, body }) => {
    await saveFreelancerProfile(trx, { user_id: actor.userId, ...body });
    return {};
  }),
  route('GET /api/my_freelancers', ({ db, actor, query }) => listTeam(db, actor.userId, query)),
  command('PUT /api/my_freelancers/favorite', ({ trx, actor, query }) =>
    markFavorite(trx, actor.userId, query.freelancer_id, query.favorite === 1),
  ),
];
