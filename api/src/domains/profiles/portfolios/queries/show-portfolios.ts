import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { pagingOf, type Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { getFreelancer } from '../../queries/show-profiles.ts';
import { selectPortfolio, selectPortfolioPage, type PortfolioView } from '../portfolios.repository.ts';

type PortfolioReply = Reply<'GET /api/freelancers/portfolio'>['portfolio'];

/**
 * A freelancer's works in their order; all are on the first page. Throws `notFound` when there is no such freelancer.
 * Source: seed.md §7.
 */
export async function listPortfolios(
  db: Db,
  { id, page }: Query<'GET /api/freelancers/portfolios'>,
): Promise<Reply<'GET /api/freelancers/portfolios'>> {
  await getFreelancer(db, id);
  const { rows, total } = await selectPortfolioPage(db, id, page);
  return { portfolios: rows.map(portfolioReply), ...pagingOf(total, page, LIMITS.portfolio.works) };
}

/** One piece of work. Throws `notFound`. Source: seed.md §7. */
export async function showPortfolio(db: Db, id: string): Promise<Reply<'GET /api/freelancers/portfolio'>> {
  const portfolio = await selectPortfolio(db, id);
  if (!portfolio) throw new AppError('notFound');
  return { portfolio: portfolioReply(portfolio) };
}

/** A piece of work as shown to everybody signed in. */
export function portfolioReply(view: PortfolioView): PortfolioReply {
  const { id, freelancer_id, title, description, links, images, created_at } = view;
  return {
    id,
    freelancer_id,
    title,
    description,
    links,
    images: images.map((image) => ({
      ...image,
      path: `/api/freelancers/portfolio_image?id=${image.id}`,
      small: `/api/freelancers/portfolio_image?size=small&id=${image.id}`,
    })),
    created_at: created_at.toISOString(),
  };
}
