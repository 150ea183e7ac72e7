import { LIMITS } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import { transaction, type Db, type Trx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import { lockProfile } from '../../freelancer-profiles.repository.ts';
import { countImages, deleteImages, insertImages, updateAlts } from '../portfolio-images.repository.ts';
import {
  countWorks,
  insertPortfolio,
  updateCover,
  updateOrder,
  updatePortfolio,
} from '../portfolios.repository.ts';
import type { RedrawImages } from './redraw-images.ts';

/**
 * Adds a piece of work. Its images are re-encoded before the transaction begins, because that takes long. Source:
 * product.md §6.
 *
 * @returns its id
 * @throws AppError `invalidInput` for a file that is not an image, or a cover or a text without one, `stateChanged` at
 * the maximum number of works
 */
export async function addPortfolio(
  db: Db,
  freelancerId: string,
  { images: files, alts = [], cover_file, links = [], ...texts }: Body<'POST /api/freelancers/portfolios'>,
  now: Date,
  redraw: RedrawImages,
): Promise<string> {
  requireImageOfEach(alts, files, 'alts');
  const images = await redraw(files);
  return transaction(db, async (trx) => {
    await lockProfile(trx, freelancerId);
    if ((await countWorks(trx, freelancerId)) >= LIMITS.portfolio.works)
      throw new AppError('stateChanged', { reason: 'too_many_works' });
    const id = await insertPortfolio(trx, freelancerId, { ...texts, links }, now);
    const added = await insertImages(trx, id, images, alts);
    if (cover_file !== undefined) await setCover(trx, id, { cover_file: added[cover_file] });
    return id;
  });
}

/**
 * Changes a freelancer's own piece of work: texts, removed images, added images, their texts, cover. Source: product.md
 * §6.
 *
 * @throws AppError `notFound`, `invalidInput` for a file that is not an image, too many images, a cover that is none of
 *   them, or a text without an image
 */
export async function editPortfolio(
  db: Db,
  freelancerId: string,
  {
    portfolio_id: id,
    images: files,
    alts = [],
    kept_images = [],
    kept_alts = [],
    remove_images = [],
    cover,
    cover_file,
    links = [],
    ...texts
  }: Body<'PUT /api/freelancers/portfolios'>,
  redraw: RedrawImages,
): Promise<void> {
  requireImageOfEach(alts, files, 'alts');
  requireImageOfEach(kept_alts, kept_images, 'kept_alts');
  const images = await redraw(files);
  await transaction(db, async (trx) => {
    if (!(await updatePortfolio(trx, id, freelancerId, { ...texts, links }))) throw new AppError('notFound');
    await deleteImages(trx, id, remove_images);
    await updateAlts(trx, id, kept_images, kept_alts);
    const added = await insertImages(trx, id, images, alts);
    if ((await countImages(trx, id)) > LIMITS.portfolio.images)
      throw new AppError('invalidInput', { images: 'tooLong' });
    if (cover !== undefined) await setCover(trx, id, { cover });
    if (cover_file !== undefined) await setCover(trx, id, { cover_file: added[cover_file] });
  });
}

/** @throws AppError `invalidInput` if there are more or fewer texts than images, unless there are none */
function requireImageOfEach(alts: readonly string[], images: readonly unknown[] = [], field: string): void {
  if (alts.length > 0 && alts.length !== images.length)
    throw new AppError('invalidInput', { [field]: 'format' });
}

/** @throws AppError `invalidInput` for the field that names an image which is none of the work's */
async function setCover(
  trx: Trx,
  id: string,
  named: Readonly<Partial<Record<'cover' | 'cover_file', string | undefined>>>,
): Promise<void> {
  for (const [field, imageId] of Object.entries(named))
    if (imageId === undefined || !(await updateCover(trx, id, imageId)))
      throw new AppError('invalidInput', { [field]: 'format' });
}

/**
 * Sets the order of all works of a freelancer.
 *
 * @throws AppError `stateChanged` if the ids are not exactly theirs, for example after adding one in another tab
 */
export async function orderPortfolio(
  trx: Trx,
  freelancerId: string,
  { ids }: Body<'PUT /api/freelancers/portfolios/order'>,
): Promise<void> {
  await lockProfile(trx, freelancerId);
  if (!(await updateOrder(trx, freelancerId, ids)))
    throw new AppError('stateChanged', { reason: 'other_works' });
}
