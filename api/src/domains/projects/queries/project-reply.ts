import { dayAfter, dayOf, documentNumber, UNSTARTED_STATUSES } from '@metier/contract';
import { only, type OpenProject, Project, ProjectRow } from '@metier/contract/operations';
import type { OpenProjectColumns } from '../../../views/open-projects.ts';
import type { ProjectDetailColumns, ProjectView, WantedColumns } from '../../../views/project.ts';
import { fileReply, type FileLinks } from '../../files/index.ts';
import { availableActions, yourMove } from '../life-cycle/rules/available-actions.ts';
import { candidacyOf } from '../life-cycle/rules/candidacy.ts';
import { isTaken } from '../life-cycle/rules/conditions.ts';
import type { Viewer } from '../life-cycle/rules/project-state.ts';
import { nextTimer } from '../life-cycle/rules/timers.ts';
import type { ProjectRecord } from '../projects.table.ts';

/** A project of a list, as the viewer sees it. Source: product.md §6. */
export const projectRowReply = (project: ProjectView, viewer: Viewer, now: Date): ProjectRow =>
  only(ProjectRow, rowOf(project, viewer, now));

/** An open project, as a freelancer sees it. */
export const openProjectReply = (
  project: ProjectView & OpenProjectColumns,
  viewer: Viewer,
  now: Date,
): OpenProject => {
  const { excerpt, posted_at, responses, finished_projects, rating } = project;
  const row = projectRowReply(project, viewer, now);
  return {
    ...row,
    customer: { ...row.customer, photo: project.customer_photo },
    excerpt,
    posted_at: posted_at.toISOString(),
    responses,
    customer_record: { finished_projects, rating },
  };
};

/** A project with all details, as the viewer sees it. Source: product.md §6. */
export const projectReply = async (
  project: ProjectView & ProjectDetailColumns & Partial<WantedColumns>,
  viewer: Viewer,
  now: Date,
  links: FileLinks,
): Promise<Project> => {
  const row = rowOf(project, viewer, now);
  return only(Project, {
    ...row,
    customer: { ...row.customer, photo: project.customer_photo },
    freelancer: row.freelancer && { ...row.freelancer, photo: project.freelancer_photo },
    edits_left: project.edits - project.edits_used,
    created_at: project.created_at.toISOString(),
    review_until: project.review_until?.toISOString() ?? null,
    ...offerOf(project, now),
    ...decisionOf(project),
    ...(viewer !== 'system' && viewer.role === 'manager' && takerOf(project, now)),
    money: moneyReply(project),
    ...(viewer !== 'system' && viewer.role !== 'freelancer' && orderReply(project)),
    files: await Promise.all(project.files.map((file) => fileReply(file, links, now))),
  });
};

/** Order fields hidden from the freelancer: the invoice, and fields of a copy until it has an executor. */
function orderReply(
  project: ProjectView & ProjectDetailColumns & Partial<WantedColumns>,
): Pick<Project, 'invoice_number' | 'earlier_budget' | 'wanted_freelancer'> {
  const { status, price, earlier_price, invoiced_as, wanted_freelancer_id: id } = project;
  const { wanted_first_name: first_name, wanted_last_name: last_name } = project;
  const isSought = project.freelancer_id === null && UNSTARTED_STATUSES.includes(status);
  return {
    ...(invoiced_as !== null && { invoice_number: documentNumber(invoiced_as) }),
    ...(status === 'created' &&
      earlier_price !== null &&
      earlier_price !== price && { earlier_budget: earlier_price }),
    ...(isSought &&
      id !== null &&
      first_name &&
      last_name && { wanted_freelancer: { id, first_name, last_name } }),
  };
}

/** The columns of a project and the computed fields of a list. */
function rowOf({ response_void, ...project }: ProjectView, viewer: Viewer, now: Date) {
  const situation = { project, candidacy: candidacyOf(project), viewer, now };
  return {
    ...project,
    deadline: deadlineOf(project),
    due_at: project.due_at?.toISOString() ?? null,
    budget: project.price,
    case: project.case_state,
    payment_pending: project.payment_attempt_id !== null,
    customer: {
      id: project.customer_id,
      first_name: project.customer_first_name,
      last_name: project.customer_last_name,
    },
    freelancer: executorOf(project),
    ...(response_void && { response_void }),
    next_timer: nextTimer(project, now),
    state_since: project.state_since?.toISOString() ?? null,
    your_move: yourMove(situation),
    available_actions: availableActions(situation),
  };
}

/** Until the start, creation plus days; afterwards the due date. */
export const deadlineOf = ({
  due_at,
  created_at,
  deadline_days,
}: Pick<ProjectRecord, 'due_at' | 'created_at' | 'deadline_days'>): string =>
  due_at ? dayOf(due_at) : dayAfter(created_at, deadline_days);

function executorOf({
  freelancer_id,
  freelancer_first_name,
  freelancer_last_name,
}: Omit<ProjectView, 'response_void'>) {
  if (freelancer_id === null) return null;
  return {
    id: freelancer_id,
    first_name: freelancer_first_name ?? '',
    last_name: freelancer_last_name ?? '',
  };
}

/** The open offer of a case until it expires. */
function offerOf({ offer_id: id, offer_by: by, offer_share, offer_until }: ProjectRecord, now: Date) {
  if (id === null || by === null || offer_share === null || offer_until === null || offer_until <= now)
    return {};
  return { offer: { id, by, freelancer_share: offer_share, until: offer_until.toISOString() } };
}

/** The first decision of an open case. */
function decisionOf(project: ProjectView & ProjectDetailColumns): Pick<Project, 'decision'> {
  const { decided_by: id, decided_share, decided_at, decision_reason, appeal_until } = project;
  const { decider_first_name: first_name, decider_last_name: last_name } = project;
  if (
    id === null ||
    decided_share === null ||
    decided_at === null ||
    decision_reason === null ||
    first_name === null ||
    last_name === null
  )
    return {};
  return {
    decision: {
      manager: { id, first_name, last_name },
      freelancer_share: decided_share,
      reason: decision_reason,
      decided_at: decided_at.toISOString(),
      appeal_until: appeal_until?.toISOString() ?? null,
    },
  };
}

/** The manager who works on a dispute. */
function takerOf(project: ProjectView & ProjectDetailColumns, now: Date): Pick<Project, 'taken'> {
  const { taken_by: id, taken_at, taker_first_name: first_name, taker_last_name: last_name } = project;
  if (!isTaken(project, now) || id === null || taken_at === null || first_name === null || last_name === null)
    return {};
  return { taken: { manager: { id, first_name, last_name }, since: taken_at.toISOString() } };
}

const moneyReply = ({
  captured,
  held,
  pending,
  available,
  fee,
  refunded,
  clears_at,
}: ProjectView & ProjectDetailColumns) => ({
  captured,
  held,
  released: pending + available,
  fee,
  refunded,
  pending,
  clears_at: clears_at?.toISOString() ?? null,
});
