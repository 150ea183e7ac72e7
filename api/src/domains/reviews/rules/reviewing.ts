import { DURATIONS } from '@metier/contract';

/** When a review's time is: both sides of a project may write until then; what is written alone opens then. */
export const reviewedUntil = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + DURATIONS.mutualReview * 1_000);

/** A review as the rules read it. */
interface Seal {
  readonly author_id: string;
  readonly opens_at: Date;
  readonly removed_at: Date | null;
}

/** A person who reads the reviews of a project. */
interface Reader {
  readonly id: string;
  readonly isManager: boolean;
}

/** True once everybody may read it. */
export const isOpen = ({ opens_at, removed_at }: Seal, now: Date): boolean =>
  opens_at <= now && removed_at === null;

/** Authors read their own review at any time; managers also what was taken down, but nothing that is sealed. */
export function canRead(review: Seal, { id, isManager }: Reader, now: Date): boolean {
  if (review.author_id === id) return true;
  return isManager ? review.opens_at <= now : isOpen(review, now);
}
