import { Readable } from 'node:stream';
import { STREAM_EVENTS, type Change } from '@metier/contract';

/** Unread bytes at which a slow client is disconnected. It reconnects and resumes from its last event. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** Response body of one `GET /api/events`. */
export class EventStream extends Readable {
  #hasEnded = false;

  constructor() {
    super({ read: () => undefined });
  }

  /** Sends changes without duplicates; an empty list is a heartbeat. */
  changes(changes: readonly Change[], cursor: string): void {
    const distinct = new Map(changes.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
    this.#send(STREAM_EVENTS.changes, [...distinct.values()], cursor);
  }

  /** Tells the client that events were lost, so that it refetches everything. */
  reset(cursor: string): void {
    this.#send(STREAM_EVENTS.reset, [], cursor);
  }

  /** The client reads what was sent before, which may take a while; later changes are dropped. */
  end(): void {
    this.#hasEnded = true;
    this.push(null);
  }

  #send(event: string, data: unknown, cursor: string): void {
    if (this.#hasEnded) return;
    this.push(`event: ${event}\nid: ${cursor}\ndata: ${JSON.stringify(data)}\n\n`);
    if (this.readableLength > MAX_BUFFERED_BYTES) this.destroy();
  }
}
