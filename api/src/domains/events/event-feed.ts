import { setTimeout as sleep } from 'node:timers/promises';
import { DURATIONS, LIMITS, secondsAfter } from '@metier/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { EventStream } from './event-stream.ts';
import { currentSnapshot, readLog, readLogOf, type LogPart } from './events.repository.ts';

/** Interval between reads of the log while there are subscribers. */
const POLL_MS = 250;
/** Interval after a failed read. */
const RETRY_MS = 2_000;

/** Sends changes to the streams that are open at this process. */
export interface EventFeed {
  /**
   * Opens a stream of the changes that concern a user, starting after their last event.
   *
   * @param lastEventId undefined for a new client, whose stream starts one minute earlier: its page was read before
   * @throws AppError `tooManyRequests` above `LIMITS.eventStreams` open streams of one user
   */
  readonly subscribe: (actor: Actor, lastEventId: string | undefined) => Promise<EventStream>;
  /** Disconnects all streams. */
  readonly close: () => void;
}

interface Subscriber {
  readonly actor: Actor;
  readonly stream: EventStream;
  /** Time of the last event, by `performance.now()`. */
  sentAt: number;
}

/**
 * A feed that polls the log of events while it has subscribers, so that changes reach all API processes. `NOTIFY` is
 * not used because it serializes the commits of the whole instance (docs/decisions/0030-events.md).
 *
 * @param streamMs lifetime of one stream
 */
export function openEventFeed(
  db: Db,
  clock: Clock,
  streamMs: number = DURATIONS.eventStream * 1000,
): EventFeed {
  const subscribers = new Set<Subscriber>();
  /** Snapshot of the last read; undefined while there are no subscribers. */
  let snapshot: string | undefined;
  let isPolling = false;

  const takeFirstSnapshot = async (): Promise<void> => {
    if (snapshot !== undefined) return;
    const current = await currentSnapshot(db);
    // Of concurrent first subscribers the earliest snapshot counts; each reads its own backlog after it.
    snapshot ??= current;
  };
  const poll = async (): Promise<void> => {
    if (snapshot === undefined) return;
    const part = await readLog(db, snapshot);
    snapshot = part.snapshot;
    for (const subscriber of subscribers) send(subscriber, part, cursorAt(part, clock));
  };
  const pollWhileSubscribed = async (): Promise<void> => {
    if (isPolling) return;
    isPolling = true;
    while (subscribers.size > 0) {
      // A failed read leaves the snapshot as it was: the next one returns these changes, too.
      const pauseMs = await poll().then(
        () => POLL_MS,
        () => RETRY_MS,
      );
      await sleep(pauseMs, undefined, { ref: false });
    }
    isPolling = false;
    snapshot = undefined;
  };
  const add = (actor: Actor): EventStream => {
    const stream = new EventStream();
    const subscriber = { actor, stream, sentAt: performance.now() };
    stream.once('close', () => {
      subscribers.delete(subscriber);
      // Its backlog may have failed, so that nothing polls.
      if (subscribers.size === 0) snapshot = undefined;
    });
    subscribers.add(subscriber);
    return stream;
  };

  return {
    subscribe: async (actor, lastEventId) => {
      requireFewStreams(subscribers, actor);
      const stream = add(actor);
      try {
        // The snapshot precedes the backlog: a change in between is sent twice instead of never.
        await takeFirstSnapshot();
        const { part, isComplete } = await readBacklog(db, actor, lastEventId, clock.now());
        if (isComplete) stream.changes(part.changes, cursorAt(part, clock));
        else stream.reset(cursorAt(part, clock));
      } catch (error) {
        stream.destroy();
        throw error;
      }
      const timer = setTimeout(() => stream.end(), streamMs).unref();
      stream.once('close', () => clearTimeout(timer));
      void pollWhileSubscribed();
      return stream;
    },
    close: () => {
      for (const { stream } of subscribers) stream.destroy();
    },
  };
}

function requireFewStreams(subscribers: ReadonlySet<Subscriber>, { userId }: Actor): void {
  const own = [...subscribers].filter(({ actor }) => actor.userId === userId);
  if (own.length >= LIMITS.eventStreams)
    throw new AppError('tooManyRequests', { retry_after: DURATIONS.eventStream });
}

/** Changes since a client's last event; incomplete if the log no longer has all of them. */
async function readBacklog(
  db: Db,
  actor: Actor,
  lastEventId: string | undefined,
  now: Date,
): Promise<{ readonly part: LogPart; readonly isComplete: boolean }> {
  const secondsAgo = (seconds: number): Date => secondsAfter(now, -seconds);
  if (lastEventId === undefined)
    return { part: await readLogOf(db, actor, secondsAgo(DURATIONS.eventsBefore)), isComplete: true };
  const cursor = parseCursor(lastEventId);
  const part = await readLogOf(db, actor, cursor?.from ?? now);
  const isKept = cursor !== undefined && cursor.at > secondsAgo(DURATIONS.keptEvents).getTime();
  return { part, isComplete: isKept && cursor.database === part.database };
}

const cursorAt = ({ database, end }: LogPart, clock: Clock): string =>
  formatCursor({ database, from: end, at: clock.now().getTime() });

function send(subscriber: Subscriber, { changes }: LogPart, cursor: string): void {
  const { actor, stream, sentAt } = subscriber;
  const own = changes.filter(({ user_id, role }) => user_id === actor.userId || role === actor.role);
  const isHeartbeatDue = performance.now() - sentAt >= DURATIONS.eventBeat * 1000;
  if (own.length === 0 && !isHeartbeatDue) return;
  subscriber.sentAt = performance.now();
  stream.changes(own, cursor);
}
