import type { Cents } from '@metier/contract';
import type { Trx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { insertRefund } from '../refunds.repository.ts';

declare module '../../../platform/registry.ts' {
  interface Jobs {
    /** The payment provider pays a refund back; done by the payments domain. */
    'pay-refund': { readonly project_id: string };
  }
}

/** Records a refund that is owed and queues its request to the provider. */
export async function requestRefund(trx: Trx, projectId: string, amount: Cents, now: Date): Promise<void> {
  await insertRefund(trx, projectId, amount, now);
  await queueRefund(trx, projectId);
}

/**
 * Queues the request of a refund, or a query about it, at most one at a time.
 *
 * @param pollAt when to query again; a query that an event has queued meanwhile is not postponed
 */
export const queueRefund = (trx: Trx, project_id: string, pollAt?: Date): Promise<void> =>
  addJob(
    trx,
    'pay-refund',
    { project_id },
    { key: `refund:${project_id}`, ...(pollAt && { runAt: pollAt, keepsMoment: true }) },
  );
