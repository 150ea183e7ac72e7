import { DURATIONS, type Change, type STREAM_EVENTS } from '@metier/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { requestEvents } from '../http/index.ts';

/** One event of the stream. */
export interface ServerEvent {
  readonly event: (typeof STREAM_EVENTS)[keyof typeof STREAM_EVENTS];
  /** Sent as `Last-Event-ID` to resume after this event. */
  readonly id: string;
  readonly changes: readonly Change[];
}

/** A stream without events or heartbeats for this long is considered dead. */
const HEARTBEAT_TIMEOUT_MS = 3 * DURATIONS.eventBeat * 1_000;

/**
 * Events for the signed-in user after `lastEventId`, until the stream ends.
 *
 * @throws ApiError, NetworkError if the stream cannot be opened; the browser's own error if it breaks
 * @example for await (const { id, changes } of readEvents(lastId, signal)) …
 */
export async function* readEvents(
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent, void> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), HEARTBEAT_TIMEOUT_MS);
  };
  restartTimer();
  try {
    const until = AbortSignal.any([signal, timeout.signal]);
    const bytes = await requestEvents(lastEventId, until);
    const reader = bytes
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>, { signal: until })
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      restartTimer();
      yield {
        event: value.event as ServerEvent['event'],
        id: value.id ?? '',
        changes: JSON.parse(value.data) as Change[],
      };
    }
  } finally {
    clearTimeout(timer);
    timeout.abort();
  }
}
