import type { Cents, InvitationState, ProjectFigure } from '@metier/contract';
import type { Photo } from '@metier/contract/operations';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';
import { filesOfBrief, type FileView } from './files.ts';
import { photoOf } from './photos.ts';
import { projectFigures } from './project-money.ts';
import { stateSince } from './state-since.ts';

/** The viewer's candidacy for a project, as the life cycle needs it. */
interface CandidacyColumns {
  readonly invitation_state: Exclude<InvitationState, 'none'> | null;
  readonly invited_until: Date | null;
  readonly responded: boolean;
  readonly open_invitations: number;
}

/** A project with the names of its people, as listed for a viewer. */
export interface ProjectView extends Selectable<Tables['projects']>, CandidacyColumns {
  /** A change of the brief invalidated the viewer's response. */
  readonly response_void: boolean;
  readonly state_since: Date | null;
  readonly customer_first_name: string;
  readonly customer_last_name: string;
  readonly freelancer_first_name: string | null;
  readonly freelancer_last_name: string | null;
}

/** The freelancer to be hired again by a copy. */
export interface WantedColumns {
  readonly wanted_first_name: string | null;
  readonly wanted_last_name: string | null;
}

/** The first decision of an open case, besides the share in the project; null without one. */
interface DecisionColumns {
  readonly decision_reason: string | null;
  readonly decided_at: Date | null;
  readonly decider_first_name: string | null;
  readonly decider_last_name: string | null;
}

/** The manager who works on a dispute; null if nobody does. */
interface TakerColumns {
  readonly taker_first_name: string | null;
  readonly taker_last_name: string | null;
}

/**
 * Additional details on the project's page: sums of the ledger, in cents, the decision of its case, and the files of
 * its brief.
 */
export interface ProjectDetailColumns
  extends DecisionColumns, TakerColumns, Readonly<Record<ProjectFigure, Cents>> {
  readonly files: readonly FileView[];
  readonly customer_photo: Photo | null;
  readonly freelancer_photo: Photo | null;
  /** Number of the invoice; null before the payment. */
  readonly invoiced_as: number | null;
}

/** The columns of `candidacyOf`; require `candidacyJoins`. */
const candidacyColumns = (now: Date) => sql`
  i.state as invitation_state, i.expires_at as invited_until, r.is_void is false as responded,
  case when p.status = 'paid' and p.freelancer_id is null then (
    select count(*) from invitations o where o.project_id = p.id and o.state = 'open' and o.expires_at > ${now}
  ) else 0 end as open_invitations`;

/** The column `response_void`; requires `candidacyJoins`. */
const responseVoidColumn = sql`r.is_void is true as response_void`;

/** Joins a project `p` with the viewer's invitation and response. */
const candidacyJoins = (viewerId: string | null) => sql`
  left join invitations i on i.project_id = p.id and i.freelancer_id = ${viewerId}
  left join responses r on r.project_id = p.id and r.freelancer_id = ${viewerId}`;

/** The columns of a `ProjectView` of a project `p`; require `viewJoins`. */
export const viewColumns = (
  now: Date,
) => sql`p.*, ${candidacyColumns(now)}, ${responseVoidColumn}, ${stateSince} as state_since,
  customer.first_name as customer_first_name, customer.last_name as customer_last_name,
  freelancer.first_name as freelancer_first_name, freelancer.last_name as freelancer_last_name`;

/** Joins a project `p` with its parties and the viewer's candidacy. */
export const viewJoins = (viewerId: string) => sql`
  join users customer on customer.id = p.customer_id
  left join users freelancer on freelancer.id = p.freelancer_id
  ${candidacyJoins(viewerId)}`;

/** The columns of `ProjectDetailColumns` of a project `p`; require `detailJoins`. */
export const detailColumns = sql`money.*, ${filesOfBrief} as files,
  ${photoOf('p.customer_id')} as customer_photo, ${photoOf('p.freelancer_id')} as freelancer_photo,
  (select number from invoice_numbers where project_id = p.id) as invoiced_as,
  decision.reason as decision_reason, decision.decided_at, decider.first_name as decider_first_name, decider.last_name as decider_last_name,
  taker.first_name as taker_first_name, taker.last_name as taker_last_name`;

/** Joins a project `p` with the first decision of its open case and with its sums of the ledger, as `money`. */
export const detailJoins = sql`
  left join project_decisions decision on decision.project_id = p.id and decision.manager_id = p.decided_by
  left join users decider on decider.id = p.decided_by
  left join users taker on taker.id = p.taken_by
  cross join lateral (
    select ${projectFigures} from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
    where entry.project_id = p.id
  ) money`;

/** A project as shown on its page. */
interface ProjectDetails extends ProjectView, ProjectDetailColumns, WantedColumns {}

/** One project with its money, in one statement. */
export async function selectProjectView(
  db: Db,
  id: string,
  viewerId: string,
  now: Date,
): Promise<ProjectDetails | undefined> {
  const { rows } = await sql<ProjectDetails>`
    select ${viewColumns(now)}, ${detailColumns}, wanted.first_name as wanted_first_name, wanted.last_name as wanted_last_name
    from projects p ${viewJoins(viewerId)} ${detailJoins}
    left join users wanted on wanted.id = p.wanted_freelancer_id
    where p.id = ${id}`.execute(db);
  return rows[0];
}
