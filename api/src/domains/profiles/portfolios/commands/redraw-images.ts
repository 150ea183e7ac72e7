import { LIMITS } from '@metier/shared-kit/contract';
import { AppError } from '../../../../platform/errors/index.ts';
import { redrawImage, type RedrawnImage } from '../../../../platform/images/index.ts';

/**
 * Draws the images of a form anew, in their order.
 *
 * @throws AppError `invalidInput` when one is no JPEG, PNG or WebP image or has too many pixels
 */
export async function redrawImages(files: readonly Blob[] = []): Promise<RedrawnImage[]> {
  const images: RedrawnImage[] = [];
  for (const file of files) {
    const drawing = await redrawImage(Buffer.from(await file.arrayBuffer()), LIMITS.portfolio.imagePixels);
    if ('fault' in drawing) throw new AppError('invalidInput', { images: drawing.fault });
    images.push(drawing.image);
  }
  return images;
}
