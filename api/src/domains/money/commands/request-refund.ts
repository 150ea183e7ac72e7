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
  await addJob(trx, 'pay-refund', { project_id: projectId });
}
