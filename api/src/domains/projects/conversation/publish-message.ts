import type { Trx } from '../../../platform/db/index.ts';
import { publish } from '../../events/index.ts';
import type { ProjectRecord } from '../projects.table.ts';

/** Publishes a change of a conversation to the open pages of both sides, and during a case to those of managers. */
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
