import type { ShareOffer } from '@metier/contract/schemas/project';
import { useProductNow } from '../../../ui/index.ts';
import type { Project } from '../types.ts';

/** The case's offer while it can be accepted; undefined once it has expired. */
export function useOpenOffer({ offer }: Project): ShareOffer | undefined {
  const now = useProductNow();
  return offer && new Date(offer.until) > now ? offer : undefined;
}

/** True if the offer equals the decided share, which means agreement to the decision. */
export const agreesToDecision = (project: Project, offer: ShareOffer | undefined): boolean =>
  project.case === 'decided' && offer?.freelancer_share === project.decision?.freelancer_share;
