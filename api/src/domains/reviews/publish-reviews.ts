import type { Trx } from '../../platform/db/index.ts';
import { publish } from '../events/index.ts';

/** The fields of a project that its reviews need. */
export interface ReviewedProject {
  readonly id: string;
  readonly name: string;
  readonly customer_id: string;
  readonly freelancer_id: string | null;
}

/** Publishes a change of a project's reviews to the open pages of both sides and of managers. */
export const publishReviews = (
  trx: Trx,
  { id, customer_id, freelancer_id }: ReviewedProject,
  now: Date,
): Promise<void> =>
  publish(trx, [{ kind: 'project', id, userIds: [customer_id, freelancer_id], role: 'manager' }], now);
