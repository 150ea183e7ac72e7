import { command, route, type Route } from '../../../platform/http/index.ts';
import { saveFreelancerProfile } from '../freelancer-profiles.repository.ts';
import { showIsPublic, showPublicPage } from './queries/show-public-page.ts';

/** Calls of public pages: docs/decisions/0048-public-pages.md. */
export const publicPagesRoutes: readonly Route[] = [
  route('GET /api/public/freelancer', ({ db, query, now }) => showPublicPage(db, query.id, now)),
  route('GET /api/freelancers/public_page', ({ db, actor }) => showIsPublic(db, actor.userId)),
  command('POST /api/freelancers/public_page', async ({ trx, actor, query }) => {
    await saveFreelancerProfile(trx, { user_id: actor.userId, is_public: query.is_public === 1 });
    return showIsPublic(trx, actor.userId);
  }),
];
