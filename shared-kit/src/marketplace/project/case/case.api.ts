import { useKitTexts } from '../../../i18n/index.ts';
import { useApiMutation } from '../../../query/index.ts';
import { PROJECT_READS } from '../project-reads.ts';

/** Offers the other side a share of the price for the freelancer. */
export const useOfferShare = () =>
  useApiMutation('POST /api/projects/case/offer', {
    success: useKitTexts()('offer.dialog.done'),
    invalidates: PROJECT_READS,
  });

/** Accepts the offer of the other side, which settles the case. */
export const useAcceptOffer = () =>
  useApiMutation('POST /api/projects/case/accept_offer', {
    success: useKitTexts()('offer.accept.done'),
    invalidates: PROJECT_READS,
  });
