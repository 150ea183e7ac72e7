import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/errors/index.ts';
import {
  command,
  route,
  disconnectSignal,
  type Actor,
  type RateLimiter,
  type Route,
} from '../../../platform/http/index.ts';
import type { ImageDrawer } from '../../../platform/images/index.ts';
import { sendImage } from '../send-image.ts';
import { limitUploads } from '../limit-uploads.ts';
import { redrawImages } from './commands/redraw-images.ts';
import { addPortfolio, editPortfolio, orderPortfolio } from './commands/save-portfolio.ts';
import { selectImageBytes } from './portfolio-images.repository.ts';
import { deletePortfolio } from './portfolios.repository.ts';
import { listPortfolios, showPortfolio } from './queries/show-portfolios.ts';

/** Calls of freelancers' portfolios. Source: seed.md §7, product.md §6. */
export function portfoliosRoutes(limit: RateLimiter, drawer: ImageDrawer): readonly Route[] {
  const redrawOf = (actor: Actor, reply: FastifyReply) =>
    redrawImages(drawer, actor.userId, disconnectSignal(reply));
  const limited = limitUploads(limit);
  return [
    route('GET /api/freelancers/portfolios', ({ db, query }) => listPortfolios(db, query)),
    route('GET /api/freelancers/portfolio', ({ db, query }) => showPortfolio(db, query.portfolio_id)),
    route(
      'POST /api/freelancers/portfolios',
      async ({ db, actor, body, now, reply }) => {
        const id = await addPortfolio(db, actor.userId, body, now, redrawOf(actor, reply));
        return showPortfolio(db, id);
      },
      limited,
    ),
    route(
      'PUT /api/freelancers/portfolios',
      async ({ db, actor, body, reply }) => {
        await editPortfolio(db, actor.userId, body, redrawOf(actor, reply));
        return showPortfolio(db, body.portfolio_id);
      },
      limited,
    ),
    command('PUT /api/freelancers/portfolios/order', async ({ trx, actor, body }) => {
      await orderPortfolio(trx, actor.userId, body);
      return {};
    }),
    command('DELETE /api/freelancers/portfolios', async ({ trx, actor, query }) => {
      if (!(await deletePortfolio(trx, query.id, actor.userId))) throw new AppError('notFound');
      return {};
    }),
    route('GET /api/freelancers/portfolio_image', async ({ db, query, reply }) =>
      sendImage(reply, await selectImageBytes(db, query.id, query.size)),
    ),
  ];
}
