import { read, type CaseSide } from '@metier/contract';
import { useFilesFault } from '../../../files/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiMutation, useApiRead } from '../../../query/index.ts';
import { PROJECT_READS } from '../project-reads.ts';

/** A page of the statements in a case, of both sides or of one, oldest first. */
export const useStatements = (project_id: string, page: number, side?: CaseSide) =>
  useApiRead(
    read('GET /api/projects/case/statements', { query: { project_id, page, ...(side && { side }) } }),
    {
      keepPrevious: true,
    },
  );

/** Adds a statement to a case, which also appears in the conversation. */
export const useMakeStatement = () =>
  useApiMutation('POST /api/projects/case/statement', {
    success: useKitTexts()('statement.done'),
    failure: useFilesFault(),
    invalidates: ['GET /api/projects/case/statements', 'GET /api/conversations/messages'],
  });

/** Offers a settlement; `success` is the toast. */
export const useOfferShare = (success: string) =>
  useApiMutation('POST /api/projects/case/offer', { success, invalidates: PROJECT_READS });

/** Appeals the decision of a case, which reopens it. */
export const useAppeal = () =>
  useApiMutation('POST /api/projects/case/appeal', {
    success: useKitTexts()('decision.appeal.done'),
    failure: useFilesFault(),
    invalidates: PROJECT_READS,
  });

/** Withdraws the user's offer; the case continues. `success` is the toast. */
export const useWithdrawOffer = (success: string) =>
  useApiMutation('POST /api/projects/case/withdraw_offer', { success, invalidates: PROJECT_READS });

/** Accepts the other side's offer, which settles the case. */
export const useAcceptOffer = () =>
  useApiMutation('POST /api/projects/case/accept_offer', {
    success: useKitTexts()('offer.accept.done'),
    invalidates: PROJECT_READS,
  });
