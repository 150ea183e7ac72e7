import type { Reply } from '@metier/contract/operations';
import type { Trx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { insertRefusal } from '../contracts.repository.ts';
import { selectLatestDocument } from '../documents.repository.ts';
import { issueDocument } from '../issue-document.ts';
import { draftOf, showContract } from '../queries/show-contract.ts';

/**
 * Accepts the framework contract, which assigns its number and freezes its facts, or declines it. A declined contract
 * can be accepted later, but an accepted one cannot be declined.
 *
 * @throws AppError `stateChanged` when an accepted contract is declined
 */
export async function answerContract(
  trx: Trx,
  freelancerId: string,
  isAccepted: boolean,
  now: Date,
): Promise<Reply<'POST /api/freelancers/contract'>> {
  if (isAccepted) {
    const facts = await draftOf(trx, freelancerId);
    const draft = async () => ({ write: () => facts });
    await issueDocument(trx, { kind: 'contract', subjectId: freelancerId, draft }, now);
  } else {
    if (await selectLatestDocument(trx, 'contract', freelancerId)) throw new AppError('stateChanged');
    await insertRefusal(trx, freelancerId, now);
  }
  return showContract(trx, freelancerId);
}
