import type { Query, Reply } from '@metier/contract/operations';
import { boundedPagingOf, pagingOf, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { searchFreelancers } from '../../../views/freelancer-search.ts';
import { selectTeamCards, type FreelancerCardRow } from '../../../views/freelancers.ts';
import { categoriesOf } from '../rules/categories.ts';

type FreelancerCard = Reply<'GET /api/freelancers'>['freelancers'][number];

/** Freelancers by filter and order. Source: seed.md §7, docs/decisions/0051-freelancers.md. */
export async function listFreelancers(
  db: Db,
  viewerId: string,
  { tasks, project_types, page, ...query }: Query<'GET /api/freelancers'>,
  now: Date,
): Promise<Reply<'GET /api/freelancers'>> {
  const filter = {
    categoryIds: categoriesOf(project_types, tasks),
    search: query.search,
    service: query.service,
    language: query.language,
    isFree: query.free === 1,
    minRating: query.min_rating,
    responseHours: query.response_hours,
    sort: query.sort,
  };
  const { rows, total } = await searchFreelancers(db, viewerId, filter, now, page);
  return { freelancers: rows.map(cardOf), ...boundedPagingOf(total, page) };
}

/**
 * The own team of a customer: favourites first, then those who finished projects of theirs. Source: seed.md §7.
 *
 * @throws AppError `notFound` for the team of somebody else
 */
export async function listTeam(
  db: Db,
  customerId: string,
  { id, page }: Query<'GET /api/my_freelancers'>,
  now: Date,
): Promise<Reply<'GET /api/my_freelancers'>> {
  if (id !== customerId) throw new AppError('notFound');
  const { rows, total } = await selectTeamCards(db, customerId, now, page);
  return { freelancers: rows.map(cardOf), ...pagingOf(total, page) };
}

/** Outside of a project there are no responses and invitations. */
const cardOf = (card: FreelancerCardRow): FreelancerCard => ({
  ...card,
  responded: false,
  invitation: 'none',
});
