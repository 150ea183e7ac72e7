import { Readable } from 'node:stream';
import { STREAM_EVENTS, type Change } from '@metier/contract';

/** Bytes that a reader may be behind; one who reads slower is disconnected, and comes back for the rest. */
const MOST_BYTES = 64 * 1024;

/** The body of one answer of `GET /api/events`. */
export class EventStream extends Readable {
  constructor() {
    super({ read: () => undefined });
  }

  /** Sends changes, each once; an empty list says that the stream lives. */
  changes(changes: readonly Change[], cursor: string): void {
    const distinct = new Map(changes.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
    this.#send(STREAM_EVENTS.changes, [...distinct.values()], cursor);
  }

  /** Says that changes have been missed. */
  reset(cursor: string): void {
    this.#send(STREAM_EVENTS.reset, [], cursor);
  }

  end(): void {
    this.push(null);
  }

  #send(event: string, data: unknown, cursor: string): void {
    this.push(`event: ${event}\nid: ${cursor}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.readableLength > MOST_BYTES) this.destroy();
  }
}
