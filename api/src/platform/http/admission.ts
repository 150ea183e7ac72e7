import type { Clock } from '../clock/index.ts';
import { inBatches, type Db } from '../db/index.ts';
import type { Actor } from './actor.ts';
import { admitActors, type LiveActor, type CallerState } from './admission.repository.ts';
import { CALLS_OF_A_USER, secondsUntil } from './rate-limit.ts';

/** Whether a caller with a valid token is admitted. */
interface Verdict {
  readonly isLive: boolean;
  /** Seconds until they may call again; undefined below the limit. */
  readonly retryAfter: number | undefined;
}

/**
 * Checks a caller in the database, and syncs the clock. Runs for every call, so that ending a session takes effect
 * everywhere at once.
 */
export type Admission = (actor: Actor) => Promise<Verdict>;

/** Dependencies of admission. */
export interface AdmissionServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly liveActor: LiveActor;
  /** Factor on the written limit. */
  readonly limitFactor: number;
}

/** Admits callers with one statement each, or one per batch at high load. Source: product.md §7. */
export function openAdmission({ db, clock, liveActor, limitFactor }: AdmissionServices): Admission {
  const maxCalls = CALLS_OF_A_USER.calls * limitFactor;
  return inBatches(async (actors: readonly Actor[]) => {
    const states = await admitActors(db, actors, liveActor);
    const [first] = states;
    if (first) clock.set(first.offset_ms);
    return states.map((state, place) => {
      const isOver = numberOfCall(actors, states, place) > maxCalls;
      return {
        isLive: state.is_live,
        retryAfter: isOver ? secondsUntil(state.ends_at ?? clock.now(), clock.now()) : undefined,
      };
    });
  });
}

/** Position of a call in its window. The last call of a batch has the count that the batch has read. */
function numberOfCall(actors: readonly Actor[], states: readonly CallerState[], place: number): number {
  const later = states.filter(
    ({ is_live }, other) => other > place && is_live && actors[other]?.userId === actors[place]?.userId,
  );
  return (states[place]?.calls ?? 0) - later.length;
}
