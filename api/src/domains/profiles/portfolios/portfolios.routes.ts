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
import { redrawImages } from './commands/redraw-images.ts';
import { addPortfolio, editPortfolio } from './commands/save-portfolio.ts';
import { deletePortfolio } from './portfolios.repository.ts';
import { listPortfolios, readImage, showPortfolio } from './queries/show-portfolios.ts';

/** Re-encoding images is the most expensive call of a freelancer. */
const UPLOADS = { name: 'uploads', calls: 60, seconds: 3_600 };

/** Calls of freelancers' portfolios. Source: seed.md §7, product.md §6. */
export function portfoliosRoutes(limit: RateLimiter, drawer: ImageDrawer): readonly Route[] {
  const redrawOf = (actor: Actor, reply: FastifyReply) =>
    redrawImages(drawer, actor.userId, disconnectSignal(reply));
  const limitUploads = ({ actor, now }: { readonly actor: Actor; readonly now: Date }) =>
    limit(UPLOADS, actor.userId, now);
  return [
    route('GET /api/freelancers/portfolios', ({ db, query }) => listPortfolios(db, query)),
    route('GET /api/freelancers/portfolio', ({ db, query }) => showPortfolio(db, query.portfolio_id)),
    route(
      'POST /api/freelancers/portfolios',
      async ({ db, actor, body, now, reply }) => {
        const id = await addPortfolio(db, actor.userId, body, now, redrawOf(actor, reply));
        return showPortfolio(db, id);
      },
      limitUploads,
    ),
    route(
      'PUT /api/freelancers/portfolios',
      async ({ db, actor, body, reply }) => {
        await editPortfolio(db, actor.userId, body, redrawOf(actor, reply));
        return showPortfolio(db, body.portfolio_id);
      },
      limitUploads,
    ),
    command('DELETE /api/freelancers/portfolios', async ({ trx, actor, query }) => {
      if (!(await deletePortfolio(trx, query.id, actor.userId))) throw new AppError('notFound');
      return {};
    }),
    route('GET /api/freelancers/portfolio_image', async ({ db, query, reply }) => {
      const bytes = await readImage(db, query.id);
      sayHowToKeep(reply);
      return bytes;
    }),
  ];
}

/** An image never changes under its id; its headers allow nothing but displaying it. */
function sayHowToKeep(reply: FastifyReply): void {
  void reply.headers({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
}
