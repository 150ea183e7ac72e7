import {
  command,
  disconnectSignal,
  route,
  type RateLimiter,
  type Route,
} from '../../../platform/http/index.ts';
import type { ImageDrawer } from '../../../platform/images/index.ts';
import { sendImage } from '../send-image.ts';
import { limitUploads } from '../limit-uploads.ts';
import { savePhoto } from './commands/save-photo.ts';
import { deletePhoto, selectPhotoBytes } from './photos.repository.ts';
import { showPhoto } from './queries/show-photo.ts';

/** Calls of people's photos: docs/decisions/0047-photos.md. */
export function photosRoutes(limit: RateLimiter, drawer: ImageDrawer): readonly Route[] {
  return [
    route(
      'POST /api/users/photo',
      async ({ db, actor, body, reply }) => {
        await savePhoto(db, actor.userId, body, drawer, disconnectSignal(reply));
        return showPhoto(db, actor.userId);
      },
      limitUploads(limit),
    ),
    command('DELETE /api/users/photo', async ({ trx, actor }) => {
      await deletePhoto(trx, actor.userId);
      return {};
    }),
    route('GET /api/users/photo_image', async ({ db, query, reply }) =>
      sendImage(reply, await selectPhotoBytes(db, query.id, query.size)),
    ),
  ];
}
