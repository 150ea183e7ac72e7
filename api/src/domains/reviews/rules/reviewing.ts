import { DURATIONS, secondsAfter } from '@metier/contract';

/** End of the review period: both sides may write until then; a single review opens then. */
export const reviewedUntil = (completedAt: Date): Date => secondsAfter(completedAt, DURATIONS.mutualReview);

/** The fields of a review that the rules read. */
interface Seal {
  readonly author_id: string;
  readonly opens_at: Date;
  readonly removed_at: Date | null;
}

/** A reader of a project's reviews. */
interface Reader {
  readonly id: string;
  readonly isManager: boolean;
}

/** True once everybody may read it. */
export const isOpen = ({ opens_at, removed_at }: Seal, now: Date): boolean =>
  opens_at <= now && removed_at === null;

/** Authors can always read their own review; managers also those that were taken down, but no sealed ones. */
export function canRead(review: Seal, { id, isManager }: Reader, now: Date): boolean {
  if (review.author_id === id) return true;
  return isManager ? review.opens_at <= now : isOpen(review, now);
}
