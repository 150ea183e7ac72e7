import { fairQueue } from '../fair-queue/index.ts';
import type { Crop, Drawing } from './draw-image.ts';
import { drawingProcess } from './drawing-process.ts';
import { drawnType } from './image-type.ts';

/** The sender, the limits, and a signal that the client has disconnected. */
interface Sender {
  readonly who: string;
  /** Maximum number of pixels of the source; larger images are rejected before decoding. */
  readonly maxPixels: number;
  /** Also accepts GIF, AVIF and PDF, of which it draws the first frame or page; off by default. */
  readonly isPreview?: boolean;
  /** Size of the centre crop; by default the image keeps its shape. */
  readonly crop?: Crop;
  readonly signal: AbortSignal;
}

/** Re-encodes untrusted images. */
export interface ImageDrawer {
  /**
   * Re-encodes an image when it is the user's turn.
   *
   * @returns the image, or why it is rejected
   * @throws AppError `tooManyRequests` when too many wait; the signal's reason
   */
  readonly draw: (bytes: Buffer, sender: Sender) => Promise<Drawing>;
  /** Stops the drawing process and rejects pending work. */
  readonly close: () => Promise<void>;
}

/** Limits per image. */
export interface DrawingBounds {
  /** Processor time, so that a busy machine does not reject a good image. */
  readonly maxCpuMs: number;
  /** Wall-clock time, in case the process fails to enforce its own limits. */
  readonly deadlineMs: number;
  /** Memory of the whole process; a legal image takes up to 200 MB, a preview up to 405 MB. */
  readonly maxMemory: number;
  /** Scans of a JPEG; those of cameras and browsers have about ten. */
  readonly maxScans: number;
}

const BOUNDS: DrawingBounds = {
  maxCpuMs: 2_000,
  deadlineMs: 10_000,
  maxMemory: 512_000_000,
  maxScans: 100,
};
const QUEUE = { concurrency: 1, queuedPerUser: 8, queuedTotal: 64 };

/**
 * An image drawer with its own child process, which draws one image at a time while users take turns.
 *
 * @example const { image, fault } = await imageDrawer().draw(bytes, { who: userId, maxPixels: 25_000_000, signal });
 */
export function imageDrawer(bounds: Partial<DrawingBounds> = {}): ImageDrawer {
  const { deadlineMs, ...limits } = { ...BOUNDS, ...bounds };
  const queue = fairQueue(QUEUE);
  const process = drawingProcess(deadlineMs);
  const closing = new AbortController();
  return {
    draw: async (bytes, { who, maxPixels, isPreview = false, crop, signal }) => {
      if (drawnType(bytes, isPreview) === undefined) return { fault: 'format' };
      const leaving = AbortSignal.any([signal, closing.signal]);
      const order = { bytes, maxPixels, isPreview, crop, ...limits };
      return queue.run(who, () => process.draw(order, leaving), leaving);
    },
    close: async () => {
      closing.abort(new Error('The drawer was closed'));
      await process.kill();
    },
  };
}
