import {
  CASE_AGES,
  CASE_CHANGES,
  type CaseAge,
  type CaseTaker,
  LIMITS,
  MIN_DAYS_OF_AGE,
  OPEN_CASES,
  type OpenCase,
} from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedPage, literals, rowsBefore, type CountsOf, type Db } from '../platform/db/index.ts';
import { filesOfRow, type FileView } from './files.ts';
import { firstStatements, type StatementView } from './statements.ts';
import {
  detailColumns,
  detailJoins,
  viewColumns,
  viewJoins,
  type ProjectDetailColumns,
  type ProjectView,
} from './project.ts';

/** An open case with what a manager needs for a decision. */
export interface CaseView extends ProjectView, ProjectDetailColumns {
  readonly since: Date;
  readonly by: { readonly id: string; readonly first_name: string; readonly last_name: string } | null;
  readonly statements: readonly StatementView[];
  readonly statements_total: number;
  readonly latest_result: {
    readonly id: string;
    readonly version: number;
    readonly result: string;
    readonly links: string[];
    readonly files: readonly FileView[];
    readonly created_at: string;
  } | null;
  readonly improvements: number;
}

const person = sql.raw(`json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)`);

/** The latest activity that changed the case of a project `p`. */
export const latestCaseChange = sql`
  cross join lateral (
    select a.at as since, a.actor_id from project_activities a
    where a.project_id = p.id and a.what in (${literals(CASE_CHANGES)})
    order by a.position desc limit 1
  ) turn`;

/** The age of a case by its `turn`. */
export const ageOfCase = (now: Date) =>
  sql`case ${sql.join(
    CASE_AGES.toReversed().map(
      (age) =>
        sql`when turn.since <= ${now}::timestamptz - make_interval(days => ${MIN_DAYS_OF_AGE[age]}::int) then ${age}`,
    ),
    sql` `,
  )} else ${CASE_AGES[0]} end`;

/**
 * Details of a case: who changed it last, both sides' statements, the latest result, and the number of requested
 * changes.
 */
const caseFile = sql`
  turn.since,
  (select ${person} from users u where u.id = turn.actor_id) as by,
  ${firstStatements},
  (select json_build_object('id', r.id, 'version', r.version, 'result', r.result, 'links', r.links,
      'files', ${filesOfRow('result_id', 'r.id')}, 'created_at', r.created_at)
    from project_results r where r.project_id = p.id order by r.version desc limit 1) as latest_result,
  (select count(*) from project_improvements i where i.project_id = p.id) as improvements`;

/** Filter of open cases; all kinds by default. */
interface CaseFilter {
  readonly case?: OpenCase;
  readonly age?: CaseAge;
  readonly taken_by?: CaseTaker;
  readonly page?: number;
}

/** True if the case of project `p` is taken by the viewer (`me`), or by nobody. */
const isTakenBy = (taker: CaseTaker, viewerId: string, now: Date) =>
  taker === 'me'
    ? sql`p.taken_by = ${viewerId} and p.taken_until > ${now}`
    : sql`p.case_state = 'disputed' and (p.taken_until is null or p.taken_until <= ${now})`;

/** The position of a project `p` in the queue. */
const rank = (of: 'p' | 'found') =>
  sql`array_position(${[...OPEN_CASES]}::text[], ${sql.ref(`${of}.case_state`)})`;

const SIZE = LIMITS.managersPageSize;

/** The number of cases in the queue, and of each kind: of disputes those that the filter of takers finds. */
const countedCases = (isMatch: RawBuilder<unknown>, isOfTaker: RawBuilder<unknown>) => sql`
  count(*) filter (where ${isMatch}) as total,
  json_build_object(${sql.join(
    OPEN_CASES.map(
      (kind) =>
        sql`${sql.lit(kind)}, count(*) filter (where p.case_state = ${kind} and ${kind === 'disputed' ? isOfTaker : sql`true`})`,
    ),
  )}) as counts`;

/** One page of the open cases, their number, and that of each kind: disputes first, then the longest waiting. */
export async function selectCasePage(
  db: Db,
  viewerId: string,
  { case: kind, age, taken_by, page }: CaseFilter,
  now: Date,
): Promise<{ rows: CaseView[]; total: number; counts: CountsOf<OpenCase> | undefined }> {
  const isOfKind = kind === undefined ? sql`true` : sql`p.case_state = ${kind}`;
  const isOfAge = age === undefined ? sql`true` : sql`${ageOfCase(now)} = ${age}`;
  const isOfTaker = taken_by === undefined ? sql`true` : isTakenBy(taken_by, viewerId, now);
  const isShown = sql`${isOfKind} and ${isOfTaker}`;
  const isOpen = sql`p.case_state <> 'none' and ${isOfAge}`;
  const turnOfAge = age === undefined ? sql`` : latestCaseChange;
  const { rows } = await sql<CaseView & { total: number; counts: CountsOf<OpenCase> }>`
    with shown as (
      select p.id, turn.* from projects p ${latestCaseChange} where ${isOpen} and ${isShown}
      order by ${rank('p')}, turn.since, p.id limit ${SIZE} offset ${rowsBefore(page, SIZE)}
    )
    select counted.*, found.*
    from (select ${countedCases(isShown, isOfTaker)} from projects p ${turnOfAge} where ${isOpen}) counted
    left join lateral (
      select ${viewColumns(now)}, ${detailColumns}, ${caseFile}
      from projects p join shown turn on turn.id = p.id ${viewJoins(viewerId)} ${detailJoins}
    ) found on true
    order by ${rank('found')}, found.since, found.id`.execute(db);
  return { ...countedPage(rows), counts: rows[0]?.counts };
}
