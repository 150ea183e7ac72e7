import type { Trx } from '../../platform/db/index.ts';
import { publish } from '../events/index.ts';

/** A project as its reviews need it. */
export interface ReviewedProject {
  readonly id: string;
  readonly name: string;
  readonly customer_id: string;
  readonly freelancer_id: string | null;
}

/** Tells the open pages of both sides and of managers that the reviews of a project have changed. */
export const publishReviews = (
  trx: Trx,
  { id, customer_id, freelancer_id }: ReviewedProject,
  now: Date,
): Promise<void> =>
  publish(trx, [{ kind: 'project', id, people: [customer_id, freelancer_id], role: 'manager' }], now);
