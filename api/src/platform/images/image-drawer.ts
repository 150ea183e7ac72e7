import { fairQueue } from '../fair-queue/index.ts';
import type { Drawing } from './draw-image.ts';
import { drawingProcess } from './drawing-process.ts';
import { imageType, isPdf } from './image-type.ts';

/** Who sends an image, how large it may be, and a signal that they have left. */
interface Sender {
  readonly who: string;
  /** Of the image as it comes; more is refused before anything is decoded. */
  readonly maxPixels: number;
  /** Takes PDFs, too, and draws their first page; not by default. */
  readonly drawsPages?: boolean;
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

/** What one image may take. */
export interface DrawingBounds {
  /** Of a processor, so that a busy machine does not make a good image too slow. */
  readonly maxCpuMs: number;
  /** By the clock, for what the process itself fails to notice. */
  readonly deadlineMs: number;
  /** Bytes of the whole process; a legal image takes up to 200 MB of it. */
  readonly maxMemory: number;
  /** Of a JPEG; what cameras and browsers write has some ten. */
  readonly maxScans: number;
}

const BOUNDS: DrawingBounds = {
  maxCpuMs: 2_000,
  deadlineMs: 10_000,
  maxMemory: 512_000_000,
  maxScans: 100,
};
const QUEUE = { atOnce: 1, waitingOfOne: 8, waitingOfAll: 64 };

/**
 * A drawer of images with a process of its own, which draws one image at a time while people take turns.
 *
 * @example const { image, fault } = await imageDrawer().draw(bytes, { who: userId, maxPixels: 25_000_000, signal });
 */
export function imageDrawer(bounds: Partial<DrawingBounds> = {}): ImageDrawer {
  const { deadlineMs, ...most } = { ...BOUNDS, ...bounds };
  const queue = fairQueue(QUEUE);
  const process = drawingProcess(deadlineMs);
  const closing = new AbortController();
  return {
    draw: async (bytes, { who, maxPixels, drawsPages = false, signal }) => {
      if (imageType(bytes) === undefined && !(drawsPages && isPdf(bytes))) return { fault: 'format' };
      const leaving = AbortSignal.any([signal, closing.signal]);
      const order = { bytes, maxPixels, drawsPages, ...most };
      return queue.run(who, () => process.draw(order, leaving), leaving);
    },
    close: async () => {
      closing.abort(new Error('The drawer was closed'));
      await process.kill();
    },
  };
}
