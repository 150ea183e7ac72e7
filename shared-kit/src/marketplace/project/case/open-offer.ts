import type { ShareOffer } from '@metier/contract/schemas/project';
import { useProductNow } from '../../../ui/index.ts';
import type { Project } from '../types.ts';

/** The case's offer, in a decided case the agreement to the decision, while it can be accepted; undefined once it has expired. */
export function useOpenOffer({ offer }: Project): ShareOffer | undefined {
  const now = useProductNow();
  return offer && new Date(offer.until) > now ? offer : undefined;
}
