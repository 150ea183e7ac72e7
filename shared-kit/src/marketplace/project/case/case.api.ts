import { read } from '@metier/contract';
import { useFilesFault } from '../../../files/index.ts';
import { useKitTexts } from '../../../i18n/index.ts';
import { useApiMutation, useApiRead } from '../../../query/index.ts';
import { PROJECT_READS } from '../project-reads.ts';

/** A page of what both sides state in a case, oldest first. */
export const useStatements = (projectId: string, page: number) =>
  useApiRead(read('GET /api/projects/case/statements', { query: { project_id: projectId, page } }), {
    keepPrevious: true,
  });

/** States something in a case, which the conversation shows, too. */
export const useMakeStatement = () =>
  useApiMutation('POST /api/projects/case/statement', {
    success: useKitTexts()('statement.done'),
    failure: useFilesFault(),
    invalidates: ['GET /api/projects/case/statements', 'GET /api/conversations/messages'],
  });

/** Offers the other side a share of the price for the freelancer; `success` is what is said then. */
export const useOfferShare = (success: string) =>
  useApiMutation('POST /api/projects/case/offer', { success, invalidates: PROJECT_READS });

/** Appeals the decision of a case, which opens it again. */
export const useAppeal = () =>
  useApiMutation('POST /api/projects/case/appeal', {
    success: useKitTexts()('decision.appeal.done'),
    failure: useFilesFault(),
    invalidates: PROJECT_READS,
  });

/** Takes the own offer back; the case goes on. `success` is what is said then. */
export const useWithdrawOffer = (success: string) =>
  useApiMutation('POST /api/projects/case/withdraw_offer', { success, invalidates: PROJECT_READS });

/** Accepts the offer of the other side, which settles the case. */
export const useAcceptOffer = () =>
  useApiMutation('POST /api/projects/case/accept_offer', {
    success: useKitTexts()('offer.accept.done'),
    invalidates: PROJECT_READS,
  });
