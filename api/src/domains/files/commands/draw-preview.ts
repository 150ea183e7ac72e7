import { buffer } from 'node:stream/consumers';
import { LIMITS } from '@metier/contract';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/index.ts';
import { fairQueue } from '../../../platform/fair-queue/index.ts';
import type { ImageDrawer } from '../../../platform/images/index.ts';
import { findFile, setPreview } from '../files.repository.ts';
import type { FileRow } from '../files.table.ts';
import { openFile } from '../queries/open-file.ts';
import type { FileStorage } from '../file-storage.ts';
import { storeContent } from './store-blocks.ts';

/**
 * Adds a preview to a complete file if its type has previews; returns the file. It gets none once the signal says that
 * its sender has disconnected.
 */
export type DrawPreview = (file: FileRow, now: Date, signal: AbortSignal) => Promise<FileRow>;

/** Limits the number of files in memory at once. */
const QUEUE = { concurrency: 2, queuedPerUser: LIMITS.files.ofDelivery, queuedTotal: 100 };
const JPEG = 'image/jpeg';
const DRAWN = [JPEG, 'image/png', 'image/webp', 'image/gif', 'image/avif', 'application/pdf'];
/** More than of other types: a JPEG is reduced while it is decoded, so that only its compressed form takes memory. */
const JPEG_PIXELS = 50_000_000;

/**
 * Previews of images, of animated ones the first frame, and of the first page of PDFs. They are re-encoded from the
 * pixels in the sandboxed child process of portfolio images, under its limits (docs/decisions/0006-images.md). A file
 * that cannot be drawn has no preview.
 */
export function previewDrawer(
  storage: FileStorage,
  drawer: ImageDrawer,
  log: Pick<Logger, 'error'>,
): DrawPreview {
  const queue = fairQueue(QUEUE);
  const draw = async (file: FileRow, signal: AbortSignal): ReturnType<ImageDrawer['draw']> => {
    const open = await openFile(storage, file.id, 'file');
    const bytes = open ? await buffer(open.bytes(0, open.size - 1)) : Buffer.alloc(0);
    const maxPixels = file.type === JPEG ? JPEG_PIXELS : LIMITS.portfolio.imagePixels;
    return drawer.draw(bytes, { who: file.owner_id, maxPixels, isPreview: true, signal });
  };
  return async (file, now, signal) => {
    const { id, type, size } = file;
    if (!DRAWN.includes(type ?? '') || (size ?? 0) > LIMITS.files.previewBytes) return file;
    try {
      const drawing = await queue.run(file.owner_id, () => draw(file, signal), signal);
      if ('fault' in drawing) return file;
      const { bytes, width, height } = drawing.image;
      await storeContent(storage, bytes, now, (trx, preview_id) =>
        setPreview(trx, id, { preview_id, preview_width: width, preview_height: height }),
      );
      return (await findFile(storage.db, id)) ?? file;
    } catch (error) {
      // The upload succeeds without a preview. A full queue is expected under load, and a sender
      // who leaves always: neither is logged.
      if (!(error instanceof AppError)) log.error(error, 'A preview was not drawn');
      return file;
    }
  };
}
