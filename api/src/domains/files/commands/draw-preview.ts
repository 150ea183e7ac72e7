import { buffer } from 'node:stream/consumers';
import { LIMITS } from '@metier/contract';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/index.ts';
import { fairQueue } from '../../../platform/fair-queue/index.ts';
import type { ImageDrawer } from '../../../platform/images/index.ts';
import { findFile, setPreview } from '../files.repository.ts';
import type { FileRow } from '../files.table.ts';
import { openFile } from '../queries/open-file.ts';
import type { Shelves } from '../shelves.ts';
import { keepContent } from './keep-blocks.ts';

/** Draws the picture of a complete file, if it is of a type that can be drawn; gives the file with it. */
export type DrawPreview = (file: FileRow, now: Date) => Promise<FileRow>;

/** So many files are held in memory at once to be drawn. */
const QUEUE = { atOnce: 2, waitingOfOne: LIMITS.files.ofDelivery, waitingOfAll: 100 };
const DRAWN = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/**
 * Previews of images, and of the first page of PDFs, are drawn anew from the pixels, in the process that draws the images of portfolios and within its bounds
 * (docs/decisions/0006-images.md). What cannot be drawn has none.
 */
export function previewDrawer(
  shelves: Shelves,
  drawer: ImageDrawer,
  log: Pick<Logger, 'error'>,
): DrawPreview {
  const queue = fairQueue(QUEUE);
  const draw = async (file: FileRow): ReturnType<ImageDrawer['draw']> => {
    const open = await openFile(shelves, file.id, 'file');
    const bytes = open ? await buffer(open.bytes(0, open.size - 1)) : Buffer.alloc(0);
    const sender = { who: file.owner_id, maxPixels: LIMITS.portfolio.imagePixels, drawsPages: true };
    return drawer.draw(bytes, { ...sender, signal: new AbortController().signal });
  };
  return async (file, now) => {
    const { id, type, size } = file;
    if (!DRAWN.includes(type ?? '') || (size ?? 0) > LIMITS.files.previewBytes) return file;
    try {
      const drawing = await queue.run(file.owner_id, () => draw(file));
      if ('fault' in drawing) return file;
      const { bytes, width, height } = drawing.image;
      await keepContent(shelves, bytes, now, (trx, preview_id) =>
        setPreview(trx, id, { preview_id, preview_width: width, preview_height: height }),
      );
      return (await findFile(shelves.db, id)) ?? file;
    } catch (error) {
      // The file is there all the same; that too many wait is no fault.
      if (!(error instanceof AppError)) log.error(error, 'A preview was not drawn');
      return file;
    }
  };
}
