import type { IdempotentCall } from './call-types.ts';

/** Complete by its type: a new idempotent call of the contract does not compile until it stands here. */
const IDEMPOTENT: Record<IdempotentCall, true> = {
  'POST /api/account/withdrawal': true,
  'POST /api/customer/acceptance': true,
  'POST /api/customer/executor': true,
  'POST /api/customer/extend_review': true,
  'POST /api/customer/invite_freelancer': true,
  'POST /api/customer/pay': true,
  'POST /api/customer/refund': true,
  'POST /api/customers/projects/complain': true,
  'POST /api/freelancer/refund': true,
  'POST /api/freelancer/result': true,
  'POST /api/freelancer/take_project': true,
  'POST /api/freelancers/contract': true,
  'POST /api/freelancers/verification/links': true,
  'POST /api/invitations/accept': true,
  'POST /api/manager/accounts/block': true,
  'POST /api/manager/accounts/unblock': true,
  'POST /api/manager/cases/resolve': true,
  'POST /api/manager/releases/abort_canary': true,
  'POST /api/manager/releases/rollback': true,
  'POST /api/manager/support': true,
  'POST /api/manager/verifications': true,
  'POST /api/projects/project': true,
  'POST /api/projects/project_card/comments': true,
  'PUT /api/freelancers/projects/implementation': true,
};

const waiting = new Map<string, string>();

/**
 * Key under which a money or status call is sent: the same for a repetition until an answer has
 * arrived, so that a second press after a lost answer cannot act twice. Source: product.md §3.
 */
export function idempotencyKey(call: string, body: unknown): { key: string; answered: () => void } | null {
  if (!Object.hasOwn(IDEMPOTENT, call)) return null;
  const intent = `${call} ${JSON.stringify(body)}`;
  const key = waiting.get(intent) ?? crypto.randomUUID();
  waiting.set(intent, key);
  return { key, answered: () => waiting.delete(intent) };
}
