import type { Trx } from '../../../platform/db/index.ts';
import { publish } from '../../events/index.ts';
import type { ProjectRecord } from '../projects.table.ts';

/** Tells the open pages of both sides that their conversation has changed, and those of managers during a case. */
export const publishMessage = (
  trx: Trx,
  { id, customer_id, case_state }: ProjectRecord,
  freelancerId: string,
  now: Date,
): Promise<void> =>
  publish(
    trx,
    [
      {
        kind: 'message',
        id,
        people: [customer_id, freelancerId],
        ...(case_state !== 'none' && { role: 'manager' }),
      },
    ],
    now,
  );
