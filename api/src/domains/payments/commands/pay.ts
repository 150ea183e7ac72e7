import { randomUUID } from 'node:crypto';
import type { Body, Reply } from '@metier/contract/operations';
import { together, transaction, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { FileLinks } from '../../files/index.ts';
import { beginPayment, getProject } from '../../projects/index.ts';
import { insertAttempt, type AttemptState } from '../attempts.repository.ts';
import type { Charge, ChargeAnswer, PaymentProvider } from '../payment-provider.ts';
import { withTimeout } from '../with-timeout.ts';
import { scheduleQuery, settleAttempt } from './settle-attempt.ts';

/** Timeout of the provider, and the delay before an attempt of a dead process is queried. */
const TIMEOUT_MS = 10_000;
const QUERY_AFTER_CRASH_MS = 60_000;

/**
 * Pays a project. The attempt is recorded before the provider is called, so that no payment is lost or made twice.
 * Source: product.md §§2 #4, 3.
 *
 * @throws AppError `notFound`, `stateChanged`, `priceDiffers`, `paymentDeclined`; `paymentPending` while the outcome is
 *   unknown, with `confirmation` if the customer's bank must confirm in the browser
 */
export async function pay(
  provider: PaymentProvider,
  db: Db,
  actor: Actor,
  { payment_method, ...order }: Body<'POST /api/customer/pay'>,
  now: Date,
  links: FileLinks,
): Promise<Reply<'POST /api/customer/pay'>> {
  const { project_id: projectId } = order;
  const key = randomUUID();
  const amount = await transaction(db, async (trx) => {
    const price = await beginPayment(trx, actor, order, key, now);
    await together([
      insertAttempt(trx, key, projectId, price, now),
      scheduleQuery(trx, key, new Date(now.getTime() + QUERY_AFTER_CRASH_MS)),
    ]);
    return price;
  });
  const { outcome, confirmation } = await charge(
    provider,
    { key, amount, paymentMethod: payment_method },
    now,
  );
  await transaction(db, (trx) => settleAttempt(trx, key, outcome, now));
  if (outcome === 'declined') throw new AppError('paymentDeclined');
  if (outcome !== 'succeeded')
    throw new AppError('paymentPending', confirmation === undefined ? undefined : { confirmation });
  return getProject(db, projectId, actor, now, links);
}

/** Without an answer the outcome is unknown, not a failure. */
async function charge(
  provider: PaymentProvider,
  request: Charge,
  now: Date,
): Promise<Omit<ChargeAnswer, 'outcome'> & { readonly outcome: AttemptState }> {
  try {
    return await withTimeout(provider.charge(request, now), TIMEOUT_MS);
  } catch {
    return { outcome: 'unknown' };
  }
}
