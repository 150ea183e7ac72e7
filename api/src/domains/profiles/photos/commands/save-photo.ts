import { LIMITS } from '@metier/contract';
import type { Body } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/errors/index.ts';
import type { ImageDrawer } from '../../../../platform/images/index.ts';
import { upsertPhoto } from '../photos.repository.ts';

/** Sides in pixels: discs beside names, and the profile; both for screens of two pixels per point. */
const SMALL = 96;
const LARGE = 384;

/**
 * Sets a person's photo: its centre square, re-encoded in two sizes before it is stored.
 *
 * @param left aborts when the person has disconnected
 * @throws AppError `invalidInput` for a file that is not an image, has too many pixels or takes too long to decode
 */
export async function savePhoto(
  db: Db,
  userId: string,
  { photo }: Body<'POST /api/users/photo'>,
  drawer: ImageDrawer,
  left: AbortSignal,
): Promise<void> {
  const sender = { who: userId, maxPixels: LIMITS.portfolio.imagePixels, signal: left };
  const drawSquare = async (bytes: Buffer, side: number): Promise<Buffer> => {
    const drawing = await drawer.draw(bytes, { ...sender, crop: { width: side, height: side } });
    if ('fault' in drawing) throw new AppError('invalidInput', { photo: drawing.fault });
    return drawing.image.bytes;
  };
  const large = await drawSquare(Buffer.from(await photo.arrayBuffer()), LARGE);
  await upsertPhoto(db, userId, { small: await drawSquare(large, SMALL), large });
}
