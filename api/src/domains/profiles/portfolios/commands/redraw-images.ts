import { LIMITS } from '@metier/contract';
import { AppError } from '../../../../platform/errors/index.ts';
import type { Crop, ImageDrawer } from '../../../../platform/images/index.ts';
import type { StoredImage } from '../portfolio-images.repository.ts';

/** The middle of an image on cards, for screens of two pixels per point. */
const SMALL = { width: 480, height: 360 };

/** Decodes and re-encodes the images of a form, in their order and in both sizes. */
export type RedrawImages = (files?: readonly Blob[]) => Promise<StoredImage[]>;

/**
 * Re-encodes images, taking turns with other users.
 *
 * @param left aborts when the freelancer has disconnected
 * @throws AppError `invalidInput` when one is not a JPEG, PNG or WebP image, has too many pixels or takes too long to
 *   decode
 */
export function redrawImages(drawer: ImageDrawer, freelancerId: string, left: AbortSignal): RedrawImages {
  const sender = { who: freelancerId, maxPixels: LIMITS.portfolio.imagePixels, signal: left };
  return async (files = []) => {
    const draw = async (bytes: Buffer, crop?: Crop) => {
      const drawing = await drawer.draw(bytes, { ...sender, ...(crop && { crop }) });
      if ('fault' in drawing) throw new AppError('invalidInput', { images: drawing.fault });
      return drawing.image;
    };
    const images: StoredImage[] = [];
    for (const file of files) {
      const image = await draw(Buffer.from(await file.arrayBuffer()));
      images.push({ ...image, small: (await draw(image.bytes, SMALL)).bytes });
    }
    return images;
  };
}
