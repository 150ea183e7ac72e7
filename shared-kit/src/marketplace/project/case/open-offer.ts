import type { ShareOffer } from '@metier/contract/schemas/project';
import { useProductNow } from '../../../ui/index.ts';
import type { Project } from '../types.ts';

/** The offer of a case that can be accepted now; undefined once it has run out. */
export function useOpenOffer({ offer }: Project): ShareOffer | undefined {
  const now = useProductNow();
  return offer && new Date(offer.until) > now ? offer : undefined;
}

/** Who offers the share that was decided agrees to the decision. */
export const agreesToDecision = (project: Project, offer: ShareOffer | undefined): boolean =>
  project.case === 'decided' && offer?.freelancer_share === project.decision?.freelancer_share;
