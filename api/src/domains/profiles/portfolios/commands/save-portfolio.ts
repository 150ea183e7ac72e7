import { LIMITS } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import { transaction, type Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { lockProfile } from '../../freelancer-profiles.repository.ts';
import { countImages, deleteImages, insertImages } from '../portfolio-images.repository.ts';
import { countWorks, insertPortfolio, updatePortfolio } from '../portfolios.repository.ts';
import type { RedrawImages } from './redraw-images.ts';

/**
 * Adds a piece of work. Its images are re-encoded before the transaction begins, because that takes long. Source:
 * product.md §6.
 *
 * @returns its id
 * @throws AppError `invalidInput` for a file that is not an image, `stateChanged` at the maximum number of works
 */
export async function addPortfolio(
  db: Db,
  freelancerId: string,
  { images: files, links = [], ...texts }: Body<'POST /api/freelancers/portfolios'>,
  now: Date,
  redraw: RedrawImages,
): Promise<string> {
  const images = await redraw(files);
  return transaction(db, async (trx) => {
    await lockProfile(trx, freelancerId);
    if ((await countWorks(trx, freelancerId)) >= LIMITS.portfolio.works)
      throw new AppError('stateChanged', { reason: 'too_many_works' });
    const id = await insertPortfolio(trx, freelancerId, { ...texts, links }, now);
    await insertImages(trx, id, images);
    return id;
  });
}

/**
 * Changes a freelancer's own piece of work: texts, removed images, added images. Source: product.md §6.
 *
 * @throws AppError `notFound`, `invalidInput` for a file that is not an image, or too many images
 */
export async function editPortfolio(
  db: Db,
  freelancerId: string,
  {
    portfolio_id: id,
    images: files,
    remove_images = [],
    links = [],
    ...texts
  }: Body<'PUT /api/freelancers/portfolios'>,
  redraw: RedrawImages,
): Promise<void> {
  const images = await redraw(files);
  await transaction(db, async (trx) => {
    if (!(await updatePortfolio(trx, id, freelancerId, { ...texts, links }))) throw new AppError('notFound');
    await deleteImages(trx, id, remove_images);
    await insertImages(trx, id, images);
    if ((await countImages(trx, id)) > LIMITS.portfolio.images)
      throw new AppError('invalidInput', { images: 'tooLong' });
  });
}
