import { setTimeout as sleep } from 'node:timers/promises';
import { DURATIONS, LIMITS } from '@metier/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { EventStream } from './event-stream.ts';
import { currentSnapshot, readLog, readLogOf, type LogPart } from './events.repository.ts';

/** Interval in which the log is read while anybody listens. */
const POLL_MS = 250;
/** The same while the database does not answer. */
const RETRY_MS = 2_000;

/** Tells everybody who listens to this process what has changed for them. */
export interface EventFeed {
  /**
   * A stream of what changes for a person, beginning with what changed since they heard something last.
   *
   * @param lastEventId where they stood then; without it they are told what changed in the last minute
   * @throws AppError `tooManyRequests` beyond so many streams of one person
   */
  readonly listen: (actor: Actor, lastEventId: string | undefined) => Promise<EventStream>;
  /** Disconnects everybody. */
  readonly close: () => void;
}

interface Listener {
  readonly actor: Actor;
  readonly stream: EventStream;
  /** When they were sent something last, by `performance.now()`. */
  sentAt: number;
}

/**
 * A feed that reads the log of changes at short intervals while anybody listens. The database carries changes from
 * process to process without `NOTIFY`, which makes all commits of the instance wait for each other
 * (docs/decisions/0030-events.md).
 *
 * @param streamMs how long one stream lasts
 */
export function openEventFeed(
  db: Db,
  clock: Clock,
  streamMs: number = DURATIONS.eventStream * 1000,
): EventFeed {
  const listeners = new Set<Listener>();
  /** What could be seen when the log was read last; undefined while nobody listens. */
  let seen: string | undefined;
  let isReading = false;

  const beginToSee = async (): Promise<void> => {
    if (seen !== undefined) return;
    const now = await currentSnapshot(db);
    // The first of several who begin at once: the others read what they have missed after it.
    seen ??= now;
  };
  const tellAll = async (): Promise<void> => {
    if (seen === undefined) return;
    const part = await readLog(db, seen);
    seen = part.snapshot;
    for (const listener of listeners) tell(listener, part, cursorAt(part, clock));
  };
  const readWhileAnybodyListens = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    while (listeners.size > 0) {
      // Whoever waits is told as soon as the database answers again.
      const pauseMs = await tellAll().then(
        () => POLL_MS,
        () => RETRY_MS,
      );
      await sleep(pauseMs, undefined, { ref: false });
    }
    isReading = false;
    seen = undefined;
  };
  const add = (actor: Actor): EventStream => {
    const stream = new EventStream();
    const listener = { actor, stream, sentAt: performance.now() };
    stream.once('close', () => listeners.delete(listener));
    listeners.add(listener);
    return stream;
  };

  return {
    listen: async (actor, lastEventId) => {
      requireRoom(listeners, actor);
      const stream = add(actor);
      try {
        // From here on the feed tells what becomes visible; what is read now may be told twice, which does no harm.
        await beginToSee();
        const { part, isComplete } = await readMissed(db, actor, lastEventId, clock.now());
        if (isComplete) stream.changes(part.changes, cursorAt(part, clock));
        else stream.reset(cursorAt(part, clock));
      } catch (error) {
        stream.destroy();
        throw error;
      }
      const timer = setTimeout(() => stream.end(), streamMs).unref();
      stream.once('close', () => clearTimeout(timer));
      void readWhileAnybodyListens();
      return stream;
    },
    close: () => {
      for (const { stream } of listeners) stream.destroy();
    },
  };
}

function requireRoom(listeners: ReadonlySet<Listener>, { userId }: Actor): void {
  const own = [...listeners].filter(({ actor }) => actor.userId === userId);
  if (own.length >= LIMITS.eventStreams)
    throw new AppError('tooManyRequests', { retry_after: DURATIONS.eventStream });
}

/** What a person has missed; incomplete where it is no longer known. */
async function readMissed(
  db: Db,
  actor: Actor,
  lastEventId: string | undefined,
  now: Date,
): Promise<{ readonly part: LogPart; readonly isComplete: boolean }> {
  const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  if (lastEventId === undefined)
    return { part: await readLogOf(db, actor, secondsAgo(DURATIONS.eventsBefore)), isComplete: true };
  const cursor = parseCursor(lastEventId);
  const part = await readLogOf(db, actor, cursor?.from ?? now);
  const isKept = cursor !== undefined && cursor.at > secondsAgo(DURATIONS.keptEvents).getTime();
  return { part, isComplete: isKept && cursor.database === part.database };
}

const cursorAt = ({ database, end }: LogPart, clock: Clock): string =>
  formatCursor({ database, from: end, at: clock.now().getTime() });

function tell(listener: Listener, { changes }: LogPart, cursor: string): void {
  const { actor, stream, sentAt } = listener;
  const own = changes.filter(({ user_id, role }) => user_id === actor.userId || role === actor.role);
  const isBeatDue = performance.now() - sentAt >= DURATIONS.eventBeat * 1000;
  if (own.length === 0 && !isBeatDue) return;
  listener.sentAt = performance.now();
  stream.changes(own, cursor);
}
