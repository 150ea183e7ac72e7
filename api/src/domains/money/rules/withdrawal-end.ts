import type { PayoutFailure } from '@metier/contract';
import { AppError } from '../../../platform/errors/index.ts';

/** Outcome of a withdrawal. */
export type WithdrawalEnd =
  | { readonly state: 'paid' }
  | { readonly state: 'failed'; readonly reason: PayoutFailure };

/** The outcome of a payout as a manager reports it. */
interface ReportedOutcome {
  readonly outcome: WithdrawalEnd['state'];
  readonly reason?: PayoutFailure | undefined;
}

/**
 * The outcome to book: a failure needs a reason, and only a failure has one.
 *
 * @throws AppError `invalidInput`
 * @example endOf({ outcome: 'failed', reason: 'declined' }) // { state: 'failed', reason: 'declined' }
 */
export function endOf({ outcome, reason }: ReportedOutcome): WithdrawalEnd {
  if (outcome === 'paid') {
    if (reason !== undefined) throw new AppError('invalidInput', { reason: 'unknown' });
    return { state: 'paid' };
  }
  if (reason === undefined) throw new AppError('invalidInput', { reason: 'required' });
  return { state: 'failed', reason };
}
