import sharp from 'sharp';
import { firstPageOf } from './first-page.ts';
import { drawnType } from './image-type.ts';
import { jpegScans } from './jpeg-scans.ts';

/** An image as stored: WebP, upright, without metadata. */
export interface RedrawnImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A re-encoded image, or why it is rejected: not an image, too many pixels, or too slow to decode. */
export type Drawing =
  | { readonly image: RedrawnImage }
  | { readonly fault: 'format' | 'tooLarge' | 'tooSlow' };

/** Sides in pixels. */
export interface Crop {
  readonly width: number;
  readonly height: number;
}

/** An image to re-encode, with its limits. */
export interface DrawingOrder {
  readonly bytes: Buffer;
  readonly maxPixels: number;
  /** Maximum number of scans of a JPEG. */
  readonly maxScans: number;
  /** Also accepts GIF, AVIF and PDF. */
  readonly isPreview: boolean;
  /** Size of the centre crop; without it the image keeps its shape. */
  readonly crop?: Crop | undefined;
}

// A process handles one image at a time and rarely the same twice: libvips' threads and caches would only use memory.
sharp.concurrency(1);
sharp.cache(false);

const MAX_SIDE = 1_600;
const QUALITY = 82;

/**
 * Re-encodes an image from its pixels, so that neither metadata nor anything else hidden in the file survives. Large
 * images are scaled down; of an animated image the first frame is kept, of a PDF the first page. Too many pixels or
 * scans are rejected before decoding. Runs in the drawing process only.
 */
export async function drawImage({
  bytes,
  maxPixels,
  maxScans,
  isPreview,
  crop,
}: DrawingOrder): Promise<Drawing> {
  const type = drawnType(bytes, isPreview);
  if (type === undefined) return { fault: 'format' };
  if (type === 'pdf') return drawPage(bytes, maxPixels);
  if (type === 'jpeg' && jpegScans(bytes) > maxScans) return { fault: 'tooSlow' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { fault: 'tooLarge' };
    return { image: await draw(bytes, maxPixels, crop) };
  } catch {
    return { fault: 'format' };
  }
}

async function drawPage(bytes: Buffer, maxPixels: number): Promise<Drawing> {
  try {
    return { image: await draw(await firstPageOf(bytes, MAX_SIDE, maxPixels), maxPixels) };
  } catch {
    return { fault: 'format' };
  }
}

const INSIDE = [MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true }] as const;

async function draw(bytes: Buffer, maxPixels: number, crop?: Crop): Promise<RedrawnImage> {
  const { data, info } = await sharp(bytes, { pages: 1, limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(...(crop ? ([crop.width, crop.height, { fit: 'cover' }] as const) : INSIDE))
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
