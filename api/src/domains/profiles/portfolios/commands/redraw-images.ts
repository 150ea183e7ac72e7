import { LIMITS } from '@metier/contract';
import { AppError } from '../../../../platform/errors/index.ts';
import type { ImageDrawer, RedrawnImage } from '../../../../platform/images/index.ts';

/** Decodes and re-encodes the images of a form, in their order. */
export type RedrawImages = (files?: readonly Blob[]) => Promise<RedrawnImage[]>;

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
    const images: RedrawnImage[] = [];
    for (const file of files) {
      const drawing = await drawer.draw(Buffer.from(await file.arrayBuffer()), sender);
      if ('fault' in drawing) throw new AppError('invalidInput', { images: drawing.fault });
      images.push(drawing.image);
    }
    return images;
  };
}
