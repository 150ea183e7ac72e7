import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, STREAM_EVENTS, type Change } from '@metier/contract';
import type { Body, Reply } from '@metier/contract/operations';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { acknowledged } from './acknowledged.ts';
import { eventually } from './eventually.ts';
import type { RetryingClient } from './retrying-client.ts';

type Message = Reply<'GET /api/conversations/messages'>['messages'][number];

/** Every n-th message has a file. */
const FILE_EVERY = 3;
/** Size of the largest file. */
const MAX_BYTES = 2 * LIMITS.files.block;
const PAUSE_MS = { min: 300, max: 700 };
const RECONNECT_MS = 50;

/** A message that the API has acknowledged. */
export interface Sent {
  readonly id: string;
  readonly text: string;
  readonly file: { readonly id: string; readonly bytes: Buffer<ArrayBuffer> } | undefined;
}

/**
 * A conversation under load. The customer writes numbered messages, some with a file, and retries each until it is
 * acknowledged; the freelancer's page follows the event stream and reads only what an event announces; a stranger tries
 * to read all of it.
 */
export class Conversation {
  readonly sent: Sent[] = [];
  /** Messages that the freelancer's page has read, by id. */
  readonly shown = new Map<string, string>();
  /** What the stranger could read. */
  readonly leaks: string[] = [];
  readonly #customer: RetryingClient;
  readonly #freelancer: RetryingClient;
  readonly #stranger: RetryingClient;
  readonly #conversation: { readonly project_id: string; readonly freelancer_id: string };
  readonly #leaving = new AbortController();
  #isOver = false;
  #users: Promise<void>[] = [];

  private constructor(
    customer: RetryingClient,
    freelancer: RetryingClient,
    stranger: RetryingClient,
    project_id: string,
  ) {
    this.#customer = customer;
    this.#freelancer = freelancer;
    this.#stranger = stranger;
    this.#conversation = { project_id, freelancer_id: freelancer.person.id };
  }

  /** Creates and pays a project, and invites the freelancer, who may write from then on. */
  static async open(
    customer: RetryingClient,
    freelancer: RetryingClient,
    stranger: RetryingClient,
    order: Body<'POST /api/projects/project'>,
  ): Promise<Conversation> {
    const { project_id } = await acknowledged(customer, 'POST /api/projects/project', { body: order });
    const payment = { project_id, payment_method: 'pm_card_ok' };
    await acknowledged(customer, 'POST /api/customer/pay', { body: payment });
    const invitation = { project_id, user_id: freelancer.person.id };
    await acknowledged(customer, 'POST /api/customer/invite_freelancer', { body: invitation });
    const conversation = new Conversation(customer, freelancer, stranger, project_id);
    void conversation.#follow();
    return conversation;
  }

  /** Starts the three, who act until `end`. */
  begin(): void {
    this.#isOver = false;
    this.#users = [this.#write(), this.#pry()];
  }

  /** Stops writing, and waits until the freelancer's page shows every acknowledged message. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#users);
    await eventually(() => this.sent.every(({ id }) => this.shown.has(id)), 'the page to show all messages');
  }

  /** Closes the freelancer's page. */
  close(): void {
    this.#leaving.abort();
  }

  /** All messages of the conversation, oldest first. */
  messages(): Promise<Message[]> {
    return this.#readUntil(() => false);
  }

  /** The bytes of a file as downloaded by the freelancer. */
  async fetchFile(file_id: string, origin: string): Promise<Buffer> {
    const { url } = await acknowledged(this.#freelancer, 'GET /api/files/link', { query: { file_id } });
    const response = await fetch(origin + url);
    return Buffer.from(await response.arrayBuffer());
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const number = this.sent.length + 1;
      const isFileDue =
        number % FILE_EVERY === 0 && this.#bytesSent() <= LIMITS.files.bytesOfProject - MAX_BYTES;
      const file = isFileDue ? await this.#sendFile(`file ${number}`) : undefined;
      const text = `message ${number}`;
      const { message } = await acknowledged(this.#customer, 'POST /api/conversations/messages', {
        body: { ...this.#conversation, text, ...(file && { file_ids: [file.id] }) },
      });
      this.sent.push({ id: message.id, text, file });
      await sleep(randomInt(PAUSE_MS.min, PAUSE_MS.max));
    }
  }

  /** Bytes of the project's files: beyond the limit of a project, files are refused. */
  #bytesSent(): number {
    return this.sent.reduce((sum, { file }) => sum + (file?.bytes.length ?? 0), 0);
  }

  /** Sends a file in two parts; after each lost response it queries how much has arrived and resumes there. */
  async #sendFile(seed: string): Promise<{ id: string; bytes: Buffer<ArrayBuffer> }> {
    const bytes = Buffer.alloc(randomInt(LIMITS.files.block + 1, MAX_BYTES), seed);
    const opened = await acknowledged(this.#customer, 'POST /api/files', {
      body: { name: `${seed}.bin`, size: bytes.length },
    });
    const { id } = opened.file;
    let received = 0;
    while (received < bytes.length) {
      const end = Math.min(received + LIMITS.files.block, bytes.length);
      const outcome = await this.#customer.send({
        call: 'PUT /api/files',
        query: { file_id: id },
        part: { bytes: bytes.subarray(received, end), range: `bytes ${received}-${end - 1}/${bytes.length}` },
      });
      if (outcome.kind === 'done') received = outcome.reply.received;
      else received = await this.#askReceived(id, bytes.length);
    }
    return { id, bytes };
  }

  async #askReceived(file_id: string, size: number): Promise<number> {
    const range = `bytes */${size}`;
    const asked = await acknowledged(this.#customer, 'PUT /api/files', {
      query: { file_id },
      part: { bytes: new Uint8Array(), range },
    });
    return asked.received;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#leaving;
    let lastEventId: string | undefined;
    while (!signal.aborted) {
      try {
        const stream = await this.#freelancer.openEvents(lastEventId, signal);
        const events = stream
          .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
          .pipeThrough(new EventSourceParserStream());
        for await (const { event, id, data } of events) {
          if (event === STREAM_EVENTS.reset || this.#isAnnounced(JSON.parse(data) as Change[]))
            await this.#show();
          lastEventId = id;
        }
      } catch {
        // A killed process: the stream is resumed after the last event.
      }
      await sleep(RECONNECT_MS);
    }
  }

  #isAnnounced(changes: readonly Change[]): boolean {
    return changes.some(({ kind, id }) => kind === 'message' && id === this.#conversation.project_id);
  }

  async #show(): Promise<void> {
    for (const { id, text } of await this.#readUntil((message) => this.shown.has(message.id)))
      this.shown.set(id, text);
  }

  /** Reads pages backwards until one contains a matching message, or to the first one. */
  async #readUntil(isKnown: (message: Message) => boolean): Promise<Message[]> {
    const read: Message[] = [];
    for (;;) {
      const before = read[0]?.id;
      const query = { ...this.#conversation, ...(before !== undefined && { before }) };
      const page = await acknowledged(this.#freelancer, 'GET /api/conversations/messages', { query });
      read.unshift(...page.messages);
      if (!page.has_earlier || page.messages.some(isKnown)) return read;
    }
  }

  async #pry(): Promise<void> {
    while (!this.#isOver) {
      const file = this.sent.findLast((message) => message.file)?.file;
      const attempts = [
        this.#stranger.send({ call: 'GET /api/conversations/messages', query: this.#conversation }),
        this.#stranger.send({ call: 'GET /api/files/archive', query: this.#conversation }),
        ...(file ? [this.#stranger.send({ call: 'GET /api/files/link', query: { file_id: file.id } })] : []),
      ];
      for (const outcome of await Promise.all(attempts))
        if (outcome.kind === 'done') this.leaks.push(JSON.stringify(outcome.reply));
      await sleep(PAUSE_MS.max);
    }
  }
}
