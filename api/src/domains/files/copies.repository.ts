import { sql } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

/**
 * Copies the files of a project's brief with their previews. The copies reference the same blocks and are not attached
 * yet.
 *
 * @returns ids of the copies, in the order of the files
 */
export async function copyFilesOfBrief(
  trx: Trx,
  projectId: string,
  ownerId: string,
  now: Date,
): Promise<string[]> {
  // Locked, so that no block loses its last reference meanwhile.
  const { rows } = await sql<{ copy_id: string }>`
    with source as (
      select *, gen_random_uuid() as copy_id from files
      where project_id = ${projectId} and num_nonnulls(message_id, result_id, improvement_id) = 0
        and completed_at is not null
      for share
    ), copies as (
      insert into files (id, owner_id, name, size, received, type, created_at, completed_at, digest,
        preview_id, preview_width, preview_height)
      select copy_id, ${ownerId}, name, size, received, type, ${now}, ${now}, digest,
        preview_id, preview_width, preview_height
      from source
    ), blocks as (
      insert into file_blocks (file_id, position, content_id)
      select s.copy_id, b.position, b.content_id from source s join file_blocks b on b.file_id = s.id
    )
    select copy_id from source order by position`.execute(trx);
  return rows.map(({ copy_id }) => copy_id);
}
