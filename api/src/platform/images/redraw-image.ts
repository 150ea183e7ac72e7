import sharp from 'sharp';
import { imageType } from './image-type.ts';

/** An image as it is kept: WebP, upright, without anything but its pixels. */
export interface RedrawnImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Why an image is not taken: it is none, or it has too many pixels. */
type ImageFault = 'format' | 'tooLarge';

// A process draws one image at a time and seldom the same twice: threads and caches of libvips would only hold memory.
sharp.concurrency(1);
sharp.cache(false);

const LONGEST_SIDE = 1_600;
const QUALITY = 82;
const SECONDS = 20;

/**
 * Draws an image anew: what comes out has been decoded to pixels and encoded again, so that neither metadata nor anything
 * else that somebody hid in the file is left. Large images are made smaller.
 *
 * @param maxPixels of the image as it comes; more is refused before anything is decoded
 * @returns the image, or what is wrong with it
 * @example const { image, fault } = await redrawImage(bytes, 40_000_000);
 */
export async function redrawImage(
  bytes: Buffer,
  maxPixels: number,
): Promise<{ readonly image: RedrawnImage } | { readonly fault: ImageFault }> {
  if (imageType(bytes) === undefined) return { fault: 'format' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { fault: 'tooLarge' };
    return { image: await inTurn(() => draw(bytes, maxPixels)) };
  } catch {
    return { fault: 'format' };
  }
}

async function draw(bytes: Buffer, maxPixels: number): Promise<RedrawnImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

// To draw a large image takes 200 MB.
let lastTurn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}
