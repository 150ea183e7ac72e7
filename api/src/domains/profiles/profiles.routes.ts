import type { Db } from '../../platform/db/index.ts';
import { command, route, type Route } from '../../platform/http/index.ts';
import { saveCustomerProfile } from './customer-profiles.repository.ts';
import { saveFreelancerProfile } from './freelancer-profiles.repository.ts';
import { freelancerProfilesOf } from './queries/freelancer-profiles.ts';
import { listFreelancers, showCustomerProfile, showFreelancerProfile } from './queries/show-profiles.ts';
import type { TrackRecords } from './track-records.ts';

/** The calls of profiles. Source: product.md §6. */
export function profilesRoutes(trackRecords: TrackRecords): readonly Route[] {
  return [
    route('GET /api/freelancers', ({ db, query }) => listFreelancers(db, query, trackRecords)),
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
    route('GET /api/freelancer/profile', ({ db, query }) =>
      showFreelancerProfile(db, query.user_id, trackRecords),
    ),
    command('POST /api/freelancer/profile', async ({ trx, actor, body }) => {
      await saveFreelancerProfile(trx, { user_id: actor.userId, ...body });
      return {};
    }),
  ];
}

async function showFree(db: Db, userId: string) {
  const profile = (await freelancerProfilesOf(db, [userId])).get(userId);
  return { freelancer_status: { free: profile?.free ?? false } };
}
