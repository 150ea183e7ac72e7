import { sql } from 'kysely';
import type { Photo } from '@metier/contract/operations';
import type { Db } from '../platform/db/index.ts';

/** The photo of the user with an id, such as the column `u.id`; null without one. */
export const photoOf = (userId: string) =>
  sql.raw(`(
    select json_build_object(
      'small', '/api/users/photo_image?id=' || ph.id || '&size=small',
      'large', '/api/users/photo_image?id=' || ph.id || '&size=large')
    from photos ph where ph.user_id = ${userId})`);

/** A person's photo; null without one. */
export async function selectPhoto(db: Db, userId: string): Promise<Photo | null> {
  const { rows } = await sql<{ photo: Photo | null }>`
    select ${photoOf('u.id')} as photo from users u where u.id = ${userId}`.execute(db);
  return rows[0]?.photo ?? null;
}
