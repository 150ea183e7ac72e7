import { sql, type Generated } from 'kysely';
import type { Db, Trx } from '../../../platform/db/index.ts';

declare module '../../../platform/registry.ts' {
  interface Tables {
    photos: PhotosTable;
  }
}

/** The sizes of a photo as WebP. */
export interface PhotoSizes {
  readonly small: Buffer;
  readonly large: Buffer;
}

/** One row for each person with a photo. */
interface PhotosTable extends PhotoSizes {
  user_id: string;
  /** Random, since the images are public; another one for each photo, so that an image never changes under its id. */
  id: Generated<string>;
}

/** Sets or replaces a person's photo. */
export async function upsertPhoto(db: Db, user_id: string, sizes: PhotoSizes): Promise<void> {
  await db
    .insertInto('photos')
    .values({ user_id, ...sizes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...sizes, id: sql<string>`gen_random_uuid()` }),
    )
    .execute();
}

/** Removes a person's photo, if there is one. */
export async function deletePhoto(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('photos').where('user_id', '=', userId).execute();
}

export async function selectPhotoBytes(
  db: Db,
  id: string,
  size: keyof PhotoSizes,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('photos')
    .select(`${size} as bytes`)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.bytes;
}
