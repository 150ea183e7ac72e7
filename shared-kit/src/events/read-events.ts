import { DURATIONS, type Change, type STREAM_EVENTS } from '@metier/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { requestEvents } from '../http/index.ts';

/** One event of the stream. */
export interface Told {
  readonly event: (typeof STREAM_EVENTS)[keyof typeof STREAM_EVENTS];
  /** Where the reader stands afterwards. */
  readonly id: string;
  readonly changes: readonly Change[];
}

/** The stream says at intervals that it lives; after so long without a word it is given up. */
const SILENCE_MS = 3 * DURATIONS.eventBeat * 1_000;

/**
 * The events for the signed-in user, from where they stand on until the stream ends.
 *
 * @throws ApiError, NetworkError when it cannot be had; whatever the browser says when it breaks
 * @example for await (const { id, changes } of readEvents(lastId, signal)) …
 */
export async function* readEvents(
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<Told, void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hearAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  hearAgain();
  try {
    const until = AbortSignal.any([signal, silence.signal]);
    const bytes = await requestEvents(lastEventId, until);
    const reader = bytes
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>, { signal: until })
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      hearAgain();
      yield {
        event: value.event as Told['event'],
        id: value.id ?? '',
        changes: JSON.parse(value.data) as Change[],
      };
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}
