import type { Trx } from '../../platform/db/index.ts';
import { publish } from '../events/index.ts';

/** Publishes a change of a payout to its freelancer and, because it may wait for one, to managers. */
export const publishWithdrawal = (trx: Trx, freelancerId: string, now: Date): Promise<void> =>
  publish(
    trx,
    [
      { kind: 'money', userIds: [freelancerId] },
      { kind: 'request', role: 'manager' },
    ],
    now,
  );
