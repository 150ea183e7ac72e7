import type { PayoutFailure } from '@metier/contract';
import { AppError } from '../../../platform/errors/index.ts';
import type { WithdrawalEnd } from '../withdrawals.repository.ts';

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
