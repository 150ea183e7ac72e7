import type { ProjectActivity } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { NewProject, ProjectRecord } from './projects.table.ts';
import { candidacyOf, type CandidacyColumns } from './rules/candidacy.ts';
import type { Candidacy } from './rules/project-state.ts';

/** A project, and how one user stands to it as a candidate. */
export interface FoundProject {
  readonly project: ProjectRecord;
  readonly candidacy: Candidacy;
}

/** Writes a new project together with the first line of its activity feed; gives its id. */
export async function insertProject(trx: Trx, project: NewProject): Promise<string> {
  const { id } = await trx
    .with('made', (made) =>
      made.insertInto('projects').values(project).returning(['id', 'customer_id', 'created_at']),
    )
    .insertInto('project_activities')
    .columns(['project_id', 'what', 'actor_id', 'at'])
    .expression((select) =>
      select
        .selectFrom('made')
        .select(['id', sql.lit<ProjectActivity>('created').as('what'), 'customer_id', 'created_at']),
    )
    .returning('project_id as id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The project and the candidacy of a user; null for the product itself, which is no candidate. */
export async function selectProject(
  db: Db,
  id: string,
  viewerId: string | null,
  now: Date,
): Promise<FoundProject | undefined> {
  const { rows } = await sql<ProjectRecord & CandidacyColumns>`
    select p.*, ${candidacyColumns(now)}
    from projects p ${candidacyJoins(viewerId)}
    where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { invitation_state, invited_until, responded, open_invitations, ...project } = row;
  return {
    project,
    candidacy: candidacyOf({ invitation_state, invited_until, responded, open_invitations }),
  };
}

/** Ids of those who want a project or can still be had for it: who responded, and who has an open invitation. */
export async function selectCandidateIds(db: Db, projectId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ freelancer_id: string }>`
    select freelancer_id from responses where project_id = ${projectId} and not is_void
    union
    select freelancer_id from invitations
    where project_id = ${projectId} and state = 'open' and expires_at > ${now}`.execute(db);
  return rows.map(({ freelancer_id }) => freelancer_id);
}

/** Invalidates all responses to a project and returns the ids of their freelancers. */
export async function voidResponses(trx: Trx, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ freelancer_id: string }>`
    update responses set is_void = true where project_id = ${projectId} and not is_void returning freelancer_id`.execute(
    trx,
  );
  return rows.map(({ freelancer_id }) => freelancer_id);
}

/** Locks a project against changes until the transaction ends; false if it no longer has the given version. */
export async function holdVersion(trx: Trx, { id, version }: ProjectRecord): Promise<boolean> {
  const { rows } = await sql`
    select from projects where id = ${id} and version = ${version} for share`.execute(trx);
  return rows.length > 0;
}

/** What `candidacyOf` needs; goes with `candidacyJoins`. */
export const candidacyColumns = (now: Date) => sql`
  i.state as invitation_state, i.expires_at as invited_until, r.is_void is false as responded,
  case when p.status = 'paid' and p.freelancer_id is null then (
    select count(*) from invitations o where o.project_id = p.id and o.state = 'open' and o.expires_at > ${now}
  ) else 0 end as open_invitations`;

/** Whether the viewer's response was invalidated by a change of the brief; goes with `candidacyJoins`. */
export const responseVoidColumn = sql`r.is_void is true as response_void`;

/** Joins a project `p` with what makes the viewer a candidate for it. */
export const candidacyJoins = (viewerId: string | null) => sql`
  left join invitations i on i.project_id = p.id and i.freelancer_id = ${viewerId}
  left join responses r on r.project_id = p.id and r.freelancer_id = ${viewerId}`;

/**
 * Changes a project unless somebody else did since it was read: compare-and-set on id, status and version.
 *
 * @returns the project as it is now; undefined when the race is lost
 */
export async function compareAndSetProject(
  trx: Trx,
  { id, status, version }: ProjectRecord,
  changes: Partial<Omit<ProjectRecord, 'id' | 'version'>>,
): Promise<ProjectRecord | undefined> {
  return trx
    .updateTable('projects')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Locks a project against being deleted, not against being changed; false when there is none. */
export async function lockProjectKey(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a project unless somebody changed it since it was read; false when the race is lost. */
export async function compareAndDeleteProject(
  trx: Trx,
  { id, status, version }: ProjectRecord,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('projects')
    .where('id', '=', id)
    .where('status', '=', status)
    .where('version', '=', version)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
