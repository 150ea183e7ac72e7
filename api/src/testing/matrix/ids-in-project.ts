import { sql } from 'kysely';
import type { MatrixWorld } from './matrix-world.ts';
import type { Caller } from './callers.ts';

interface IdsInProject {
  readonly offer_id: string | null;
  /** The caller's last message, if there is one. */
  readonly message_id: string | null;
  readonly file_id: string | null;
  /** The review of the caller, if there is one. */
  readonly review_id: string | null;
}

/** What calls about a part of a project name, so that a caller who may make them gets 'ok'; null if there is none. */
export async function idsInProject(
  { app, idOf }: MatrixWorld,
  caller: Caller,
  projectId: string,
): Promise<Partial<IdsInProject>> {
  if (projectId === '') return {};
  const own = idOf(caller);
  const { rows } = await sql<IdsInProject>`
    select offer_id,
      (select m.id from messages m where m.project_id = p.id order by m.author_id = ${own} desc, m.number desc limit 1)
        as message_id,
      (select f.id from files f where f.project_id = p.id and f.message_id is not null limit 1) as file_id,
      (select r.id from reviews r where r.project_id = p.id order by r.subject_id = ${own} desc limit 1) as review_id
    from projects p where p.id = ${projectId}`.execute(app.db);
  return rows[0] ?? {};
}
