/** The seven statuses of a project. Source: product.md §2. */
export const PROJECT_STATUSES = [
  'created',
  'paid',
  'progress',
  'checking',
  'improving',
  'completed',
  'refunded',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** While a case is not `none`, the project's money and timers are frozen. */
export const PROJECT_CASES = ['none', 'refund_requested', 'disputed'] as const;
export type ProjectCase = (typeof PROJECT_CASES)[number];

/** What a viewer can be offered on a project; the API answers which of them are open to whom. */
export const PROJECT_ACTIONS = [
  'edit',
  'delete',
  'pay',
  'invite_freelancer',
  'choose_executor',
  'respond',
  'withdraw_response',
  'accept_invitation',
  'decline_invitation',
  'start',
  'give_back',
  'submit_result',
  'accept_result',
  'request_changes',
  'extend_review',
  'refund',
  'answer_refund',
  'complain',
  'resolve_case',
] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];
