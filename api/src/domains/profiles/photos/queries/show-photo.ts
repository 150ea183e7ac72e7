import type { Reply } from '@metier/contract/operations';
import type { Db } from '../../../../platform/db/index.ts';
import { selectPhoto } from '../../../../views/photos.ts';

/** A person's photo; null without one, or if it was removed meanwhile. */
export const showPhoto = async (db: Db, userId: string): Promise<Reply<'POST /api/users/photo'>> => ({
  photo: await selectPhoto(db, userId),
});
