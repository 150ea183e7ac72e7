import { command, route, type Route } from '../../platform/http/index.ts';
import { markFavorite } from './commands/mark-favorite.ts';
import { saveCustomerProfile } from './customer-profiles.repository.ts';
import { saveFreelancerProfile } from './freelancer-profiles.repository.ts';
import { listFreelancers, listTeam } from './queries/list-freelancers.ts';
import { showCustomerProfile, showAvailability, showFreelancerProfile } from './queries/show-profiles.ts';

/** Calls of profiles and of a customer's own team. Source: seed.md §7, product.md §6. */
export const profilesRoutes: readonly Route[] = [
  route('GET /api/freelancers', ({ db, actor, query, now }) => listFreelancers(db, actor.userId, query, now)),
  route('GET /api/freelancers/free', ({ db, actor }) => showAvailability(db, actor.userId)),
  command('POST /api/freelancers/free', async ({ trx, actor, query }) => {
    await saveFreelancerProfile(trx, { user_id: actor.userId, free: query.status_free === 1 });
    return showAvailability(trx, actor.userId);
  }),
  route('GET /api/customer/profile', ({ db, query }) => showCustomerProfile(db, query.user_id)),
  command('POST /api/customer/profile', async ({ trx, actor, body }) => {
    await saveCustomerProfile(trx, { user_id: actor.userId, ...body });
    return {};
  }),
  route('GET /api/freelancer/profile', ({ db, actor, query, now }) =>
    showFreelancerProfile(db, actor.userId, query.user_id, now),
  ),
  route('GET /api/freelancers/profile', ({ db, actor, query, now }) =>
    showFreelancerProfile(db, actor.userId, query.id, now),
  ),
  command('POST /api/freelancer/profile', async ({ trx, actor, body }) => {
    await saveFreelancerProfile(trx, { user_id: actor.userId, ...body });
    return {};
  }),
  route('GET /api/my_freelancers', ({ db, actor, query, now }) => listTeam(db, actor.userId, query, now)),
  command('PUT /api/my_freelancers/favorite', ({ trx, actor, query }) =>
    markFavorite(trx, actor.userId, query.freelancer_id, query.favorite === 1),
  ),
];
