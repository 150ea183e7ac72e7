import { only, PublicFreelancer, type Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { selectPublicFreelancer } from '../../../../views/public-pages.ts';
import { getFreelancer } from '../../queries/show-profiles.ts';
import { selectPortfolioPage } from '../../portfolios/portfolios.repository.ts';
import { portfolioReply } from '../../portfolios/queries/show-portfolios.ts';

/**
 * What a freelancer shows without sign-in.
 *
 * @throws AppError `notFound`, alike for unknown ids, other roles, freelancers who do not want it, and blocked ones
 */
export async function showPublicPage(
  db: Db,
  id: string,
  now: Date,
): Promise<Reply<'GET /api/public/freelancer'>> {
  const freelancer = await selectPublicFreelancer(db, id, now);
  if (!freelancer) throw new AppError('notFound');
  const { rows } = await selectPortfolioPage(db, id);
  return {
    freelancer: only(PublicFreelancer, freelancer),
    works: rows
      .map(portfolioReply)
      .map(({ id: work, title, description, images }) => ({ id: work, title, description, images })),
    services: freelancer.services,
  };
}

/** Whether a freelancer's page is public. */
export async function showIsPublic(
  db: Db,
  userId: string,
): Promise<Reply<'GET /api/freelancers/public_page'>> {
  const { is_public } = await getFreelancer(db, userId);
  return { is_public };
}
