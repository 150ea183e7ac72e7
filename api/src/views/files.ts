import { sql, type Selectable } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';

/** The public fields of a file. */
export type FileView = Pick<
  Selectable<Tables['files']>,
  'id' | 'name' | 'size' | 'type' | 'digest' | 'preview_width' | 'preview_height'
>;

const inOrder = sql`coalesce(json_agg(json_build_object(
  'id', f.id, 'name', f.name, 'size', f.size, 'type', f.type, 'digest', f.digest,
  'preview_width', f.preview_width, 'preview_height', f.preview_height) order by f.position), '[]')`;

/**
 * The files of a row of a statement, as JSON.
 *
 * @example sql`select m.*, ${filesOfRow('message_id', 'm.id')} as files from messages m`
 */
export const filesOfRow = (column: 'message_id' | 'result_id' | 'improvement_id', id: string) =>
  sql`(select ${inOrder} from files f where ${sql.ref(`f.${column}`)} = ${sql.ref(id)})`;

/** The files of the brief of a project `p`, as JSON. */
export const filesOfBrief = sql`(
  select ${inOrder} from files f
  where f.project_id = p.id and num_nonnulls(f.message_id, f.result_id, f.improvement_id) = 0)`;

/** Ids of all files of a conversation, in the order of sending. */
export async function selectConversationFiles(
  db: Db,
  projectId: string,
  freelancerId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('files as f', 'f.message_id', 'm.id')
    .select('f.id')
    .where('m.project_id', '=', projectId)
    .where('m.freelancer_id', '=', freelancerId)
    .orderBy('m.number')
    .orderBy('f.position')
    .execute();
  return rows.map(({ id }) => id);
}
