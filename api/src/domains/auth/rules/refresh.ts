import { DURATIONS } from '@metier/contract';

/** A received refresh token and its session. */
export interface ShownToken {
  readonly generation: number;
  /** When it was exchanged for its successor; null while it is the current one. */
  readonly used_at: Date | null;
  readonly session: {
    /** Generation of the current token. */
    readonly generation: number;
    readonly expires_at: Date;
    readonly ended_at: Date | null;
  };
}

/**
 * `rotate`: the current token; exchange it. `repeat`: the previous one, sent again within [10 s] by a tab that lost the
 * race; it gets the same successor. `reused`: an older one, probably stolen; the session must end. `ended`: the session
 * has ended.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reused' | 'ended';

/** Classifies a refresh token. Source: product.md §7. */
export function classifyRefresh({ generation, used_at, session }: ShownToken, now: Date): RefreshVerdict {
  if (session.ended_at !== null || session.expires_at <= now) return 'ended';
  if (used_at === null) return 'rotate';
  const isPreceding = generation === session.generation - 1;
  const isInGrace = now.getTime() - used_at.getTime() <= DURATIONS.refreshGrace * 1000;
  return isPreceding && isInGrace ? 'repeat' : 'reused';
}
