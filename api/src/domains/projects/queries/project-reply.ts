import { dayAfter, dayOf } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { ProjectMoneyColumns, ProjectView } from '../project-view.repository.ts';
import { availableActions } from '../rules/available-actions.ts';
import { candidacyOf } from '../rules/candidacy.ts';
import type { Viewer } from '../rules/project-state.ts';
import { nextTimer } from '../rules/timers.ts';

type ProjectReply = Reply<'GET /api/projects/project'>['project'];
type ProjectRowReply = Reply<'GET /api/projects'>['projects'][number];

/** A project of a list, as the viewer is told of it. Source: product.md §6. */
export function projectRowReply(project: ProjectView, viewer: Viewer, now: Date): ProjectRowReply {
  const { id, version, status, name, type, category_id, deadline_days, due_at, edits, price, case_state } =
    project;
  return {
    id,
    version,
    status,
    name,
    type,
    category_id,
    deadline: deadlineOf(project),
    deadline_days,
    due_at: due_at?.toISOString() ?? null,
    edits,
    budget: price,
    case: case_state,
    payment_pending: project.payment_attempt_id !== null,
    payment_declined: project.payment_declined,
    customer: {
      id: project.customer_id,
      first_name: project.customer_first_name,
      last_name: project.customer_last_name,
    },
    freelancer: executorOf(project),
    ...(project.response_void && { response_void: true }),
    available_actions: availableActions({ project, candidacy: candidacyOf(project), viewer, now }),
  };
}

/** A project with all its particulars, as the viewer is told of it. Source: product.md §6. */
export function projectReply(
  project: ProjectView & ProjectMoneyColumns,
  viewer: Viewer,
  now: Date,
): ProjectReply {
  const { description, links, edits, edits_used, is_guarantee, created_at, review_until } = project;
  return {
    ...projectRowReply(project, viewer, now),
    description,
    links: [...links],
    edits_left: edits - edits_used,
    is_guarantee,
    created_at: created_at.toISOString(),
    review_until: review_until?.toISOString() ?? null,
    next_timer: nextTimer(project, now),
    money: moneyReply(project),
  };
}

/** Creation plus days until the start, the due date after it. */
const deadlineOf = ({ due_at, created_at, deadline_days }: ProjectView): string =>
  due_at ? dayOf(due_at) : dayAfter(created_at, deadline_days);

function executorOf({ freelancer_id, freelancer_first_name, freelancer_last_name }: ProjectView) {
  if (freelancer_id === null) return null;
  return {
    id: freelancer_id,
    first_name: freelancer_first_name ?? '',
    last_name: freelancer_last_name ?? '',
  };
}

const moneyReply = ({
  captured,
  held,
  pending,
  available,
  fee,
  refunded,
  clears_at,
}: ProjectView & ProjectMoneyColumns) => ({
  captured,
  held,
  released: pending + available,
  fee,
  refunded,
  pending,
  clears_at: clears_at?.toISOString() ?? null,
});
