import type { Call } from '@metier/contract/operations';
import type { PatientClient, Request } from './patient-client.ts';

const ASKED_AT_ONCE = 20;

/** A call that the API has said it did, or about which it fell silent. */
interface Line {
  readonly client: PatientClient;
  readonly request: Request;
}

/** What a crowd was told: everything that was acknowledged, and everything that has to be asked about. */
export class Journal {
  readonly #done = new Map<string, Line>();
  readonly #open = new Map<string, Line>();
  /** Refused when asked again after a silence: a call that keeps no answer for its key may have done it before. */
  readonly #doubtful: Line[] = [];
  refused = 0;
  silences = 0;

  /** Sends a call and notes what became of it; the same key is one thing, however often it was sent. */
  async send<C extends Call>(client: PatientClient, request: Request<C> & { readonly key: string }) {
    const outcome = await client.send(request);
    const line: Line = { client, request: request as Request };
    if (outcome.kind === 'done') {
      this.#open.delete(request.key);
      this.#done.set(request.key, line);
    }
    if (outcome.kind === 'silence') {
      this.silences += 1;
      if (!this.#done.has(request.key)) this.#open.set(request.key, line);
    }
    if (outcome.kind === 'refused') this.refused += 1;
    return outcome;
  }

  /** Asks again, with the same keys, about everything that was met with silence. Gives what stays without an answer. */
  async settle(): Promise<number> {
    const lines = [...this.#open];
    const ask = async (): Promise<void> => {
      for (let next = lines.pop(); next; next = lines.pop()) {
        const [key, { client, request }] = next;
        const outcome = await this.send(client, { ...request, key });
        if (outcome.kind === 'refused' && this.#open.delete(key)) this.#doubtful.push({ client, request });
      }
    };
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
    return this.#open.size;
  }

  /** How often a call was acknowledged, by what its lines are counted by; only those with some fields in the body. */
  acknowledged(call: Call, by: (line: Line) => string, fields: object = {}): Map<string, number> {
    const counts = new Map<string, number>();
    for (const line of this.#done.values()) {
      const body = (line.request.body ?? {}) as Readonly<Record<string, unknown>>;
      const fits = Object.entries(fields).every(([field, value]) => body[field] === value);
      if (line.request.call === call && fits) counts.set(by(line), (counts.get(by(line)) ?? 0) + 1);
    }
    return counts;
  }

  /** About what a call may have been done, although nobody was ever told. */
  doubtful(call: Call, by: (line: Line) => string): Set<string> {
    return new Set(this.#doubtful.filter(({ request }) => request.call === call).map(by));
  }

  /** Everybody to whom something was acknowledged. */
  people(): string[] {
    return [...this.#done.values()].map(senderOf);
  }

  get acknowledgedCalls(): number {
    return this.#done.size;
  }
}

/** The project that a line is about. */
export const projectOf = ({ request: { body, query } }: Line): string =>
  ((body ?? query) as { project_id?: string } | undefined)?.project_id ?? '';

/** The person who sent a line. */
export const senderOf = ({ client }: Line): string => client.person.id;
