import type { Call } from '@metier/contract/operations';
import type { RetryingClient, Request } from './retrying-client.ts';

const CONCURRENT_RETRIES = 20;

/** A call that the API has acknowledged, or whose outcome is unknown. */
interface Line {
  readonly client: RetryingClient;
  readonly request: Request;
}

/** Outcomes of all calls of the clients: acknowledged, unknown, and refused on retry. */
export class Journal {
  readonly #done = new Map<string, Line>();
  readonly #open = new Map<string, Line>();
  /** Refused on retry after an unknown outcome: a call without idempotency records may have succeeded the first time. */
  readonly #doubtful: Line[] = [];
  refused = 0;
  withoutResponse = 0;

  /** Sends a call and records its outcome. Calls with the same idempotency key count as one. */
  async send<C extends Call>(client: RetryingClient, request: Request<C> & { readonly key: string }) {
    const outcome = await client.send(request);
    const line: Line = { client, request: request as Request };
    if (outcome.kind === 'done') {
      this.#open.delete(request.key);
      this.#done.set(request.key, line);
    }
    if (outcome.kind === 'noResponse') {
      this.withoutResponse += 1;
      if (!this.#done.has(request.key)) this.#open.set(request.key, line);
    }
    if (outcome.kind === 'refused') this.refused += 1;
    return outcome;
  }

  /** Retries every call of unknown outcome with its key. Returns how many remain unknown. */
  async settle(): Promise<number> {
    const lines = [...this.#open];
    const retry = async (): Promise<void> => {
      for (let next = lines.pop(); next; next = lines.pop()) {
        const [key, { client, request }] = next;
        const outcome = await this.send(client, { ...request, key });
        if (outcome.kind === 'refused' && this.#open.delete(key)) this.#doubtful.push({ client, request });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_RETRIES }, retry));
    return this.#open.size;
  }

  /** Number of acknowledged calls, grouped by a key; only calls whose body has the given fields. */
  acknowledged(call: Call, by: (line: Line) => string, fields: object = {}): Map<string, number> {
    const counts = new Map<string, number>();
    for (const line of this.#done.values()) {
      const body = (line.request.body ?? {}) as Readonly<Record<string, unknown>>;
      const fits = Object.entries(fields).every(([field, value]) => body[field] === value);
      if (line.request.call === call && fits) counts.set(by(line), (counts.get(by(line)) ?? 0) + 1);
    }
    return counts;
  }

  /** Keys for which a call may have succeeded without being acknowledged. */
  doubtful(call: Call, by: (line: Line) => string): Set<string> {
    return new Set(this.#doubtful.filter(({ request }) => request.call === call).map(by));
  }

  /** Ids of users with an acknowledged call. */
  senders(): string[] {
    return [...this.#done.values()].map(senderOf);
  }

  get acknowledgedCalls(): number {
    return this.#done.size;
  }
}

/** Project id of a call. */
export const projectOf = ({ request: { body, query } }: Line): string =>
  ((body ?? query) as { project_id?: string } | undefined)?.project_id ?? '';

/** Id of the user who sent a call. */
export const senderOf = ({ client }: Line): string => client.person.id;
