import type { Role } from '@metier/contract';
import { can, hasNoEditsLeft } from '../action-of.ts';
import type { ProjectRow } from '../types.ts';

/**
 * Steps of a project's page by role, the most important first. Most are actions of the API; `answer_refund` has a step
 * for each answer, and the last ones of a finished project are not actions of its life. Steps of an open case are in
 * its panel.
 */
export const PROJECT_STEPS = {
  customer: [
    'pay',
    'choose_executor',
    'accept_result',
    'request_changes',
    'extend_review',
    'order_again',
    'hire_again',
    'edit',
    'refund',
    'request_refund',
    'complain',
    'save_template',
    'delete',
  ],
  freelancer: [
    'accept_invitation',
    'decline_invitation',
    'respond',
    'start',
    'submit_result',
    'refuse_refund',
    'agree_to_refund',
    'withdraw_response',
    'open_finances',
    'give_back',
    'complain',
  ],
  manager: ['resolve_case'],
} as const satisfies Record<Role, readonly string[]>;

export type ProjectStepOf<Viewer extends Role> = (typeof PROJECT_STEPS)[Viewer][number];
type Step = ProjectStepOf<Role>;

type Stepped = Pick<ProjectRow, 'status' | 'freelancer' | 'available_actions'>;

const isFinished = ({ status }: Stepped) => status === 'completed' || status === 'refunded';

/** Steps that are not an action of the same name, with the condition of each. */
const CONDITIONS: Partial<Record<Step, (project: Stepped) => boolean>> = {
  // Without revisions left its dialog offers the alternatives. Source: product.md §2 #14.
  request_changes: (project) => can(project, 'request_changes') || hasNoEditsLeft(project),
  order_again: isFinished,
  hire_again: (project) => isFinished(project) && project.freelancer !== null,
  save_template: isFinished,
  refuse_refund: (project) => can(project, 'answer_refund'),
  agree_to_refund: (project) => can(project, 'answer_refund'),
  open_finances: ({ status }) => status === 'completed',
};

const isOpen = (project: Stepped, step: Step): boolean =>
  CONDITIONS[step]?.(project) ??
  project.available_actions.some((each) => each.action === step && each.enabled);

/** Steps that end the project or the viewer's part in it, or are beside its life: never a button. */
const IN_MENU: readonly Step[] = ['request_refund', 'complain', 'save_template', 'delete', 'give_back'];

/** An immediate refund is a button once the work is long overdue. Source: product.md §2 #15, #16. */
const isInMenu = ({ status }: Stepped, step: Step) =>
  IN_MENU.includes(step) || (step === 'refund' && status === 'paid');

/** Steps that the page does not suggest, even if they are the first. */
const UNSUGGESTED: readonly Step[] = [
  'refund',
  'refuse_refund',
  'agree_to_refund',
  'withdraw_response',
  'open_finances',
];

/** True for a primary step that is drawn as one; an answer to a refund, for example, is not suggested. */
export const isSuggested = (step: Step): boolean => !UNSUGGESTED.includes(step);

/** How a step is shown, and what a press does. */
export type ShownStep = { readonly label: string } & (
  | { readonly to: string }
  | {
      readonly onPress: () => void;
      readonly isBusy?: boolean;
      /** It was taken and cannot be again; the label says so. */
      readonly isDone?: boolean;
    }
);

export interface ArrangedSteps<S> {
  readonly primary?: S;
  readonly secondary?: S;
  /** All other open steps. */
  readonly menu: readonly S[];
}

/**
 * The open steps of a viewer: one primary, one secondary, the rest in a menu.
 *
 * @example arrangeSteps('customer', project) // { primary: 'accept_result', secondary: 'request_changes', menu: [...] }
 */
export function arrangeSteps<Viewer extends Role>(
  viewer: Viewer,
  project: Stepped,
): ArrangedSteps<ProjectStepOf<Viewer>> {
  const steps: readonly ProjectStepOf<Viewer>[] = PROJECT_STEPS[viewer];
  const open = steps.filter((step) => isOpen(project, step));
  const [primary, secondary] = open.filter((step) => !isInMenu(project, step));
  return {
    ...(primary && { primary }),
    ...(secondary && { secondary }),
    menu: open.filter((step) => step !== primary && step !== secondary),
  };
}

/** Label of the step that the page suggests, for its header; undefined if it suggests none. */
export const suggestedLabel = <S extends Step>(
  { primary }: ArrangedSteps<S>,
  steps: Readonly<Partial<Record<S, ShownStep>>>,
): string | undefined => (primary && isSuggested(primary) ? steps[primary]?.label : undefined);
