import type { Db } from '../platform/db/index.ts';

/** Ids of the files of a message, in its order. */
export async function selectMessageFiles(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('message_id', '=', messageId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of all files of a conversation, in the order in which they were sent. */
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
