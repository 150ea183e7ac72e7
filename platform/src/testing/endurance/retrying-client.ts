import type { Body, Call, Query, Reply } from '@metier/contract/operations';
import { ERRORS } from '@metier/contract';

/** A user's credentials. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** A call with its parameters and idempotency key. */
export interface Request<C extends Call = Call> {
  readonly call: C;
  readonly body?: Body<C>;
  /** A part of an upload instead of a JSON body, and its `Content-Range`. */
  readonly part?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly range: string };
  readonly query?: Query<C>;
  readonly key?: string;
}

/** Result of a call; `noResponse` if the server failed or died, so the outcome is unknown. */
export type Outcome<C extends Call = Call> =
  | { readonly kind: 'done'; readonly reply: Reply<C> }
  | { readonly kind: 'refused'; readonly code: number }
  | { readonly kind: 'noResponse' };

const SIGNED_OUT = new Set<number>([
  ERRORS.tokenExpired.code,
  ERRORS.sessionEnded.code,
  ERRORS.notSignedIn.code,
]);
const GIVE_UP_MS = 15_000;
const LOGIN = 'POST /api/auth/login';

/** Cookies that a browser keeps: sign-ins cut off by kills would lock an account for unknown devices. */
interface Browser {
  cookies: string;
}

/** HTTP client of a user: signs in again after the session expires, reports every server failure as `noResponse`. */
export class RetryingClient {
  readonly person: Person;
  readonly #origin: () => string;
  readonly #browser: Browser;
  #token = '';

  /** @param origin current address of the API */
  constructor(person: Person, origin: () => string, browser: Browser = { cookies: '' }) {
    this.person = person;
    this.#origin = origin;
    this.#browser = browser;
  }

  /** Sends a call once. A server error counts as no response: its effect is unknown. A refused sign-in refuses the call. */
  async send<C extends Call>(request: Request<C>): Promise<Outcome<C>> {
    try {
      const first = await this.#fetch(request);
      if (first.kind !== 'refused' || !SIGNED_OUT.has(first.code)) return first;
      const signedIn = await this.#signIn();
      return signedIn.kind === 'done' ? await this.#fetch(request) : signedIn;
    } catch {
      return { kind: 'noResponse' };
    }
  }

  /** The same user and browser with another password; signs in at the first call. */
  withPassword(password: string): RetryingClient {
    return new RetryingClient({ ...this.person, password }, this.#origin, this.#browser);
  }

  async #signIn() {
    const { email, password } = this.person;
    const answer = await this.#fetch({ call: LOGIN, body: { email, password } });
    if (answer.kind === 'done') this.#token = answer.reply.token;
    return answer;
  }

  /** Opens the event stream after an event. Throws if it cannot be opened. */
  async openEvents(
    lastEventId: string | undefined,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const open = () =>
      fetch(`${this.#origin()}/api/events`, {
        signal,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
        },
      });
    let response = await open();
    if (response.status === 401) {
      await this.#signIn();
      response = await open();
    }
    if (!response.ok || !response.body) throw new Error(`The event stream answers ${response.status}`);
    return response.body;
  }

  async #fetch<C extends Call>({ call, body, part, query, key }: Request<C>): Promise<Outcome<C>> {
    const [method = '', path = ''] = call.split(' ');
    const search = new URLSearchParams(query as Record<string, string> | undefined);
    const response = await fetch(`${this.#origin()}${path}?${search}`, {
      method,
      signal: AbortSignal.timeout(GIVE_UP_MS),
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(call === LOGIN && this.#browser.cookies && { cookie: this.#browser.cookies }),
        ...(body && { 'content-type': 'application/json' }),
        ...(part && { 'content-type': 'application/octet-stream', 'content-range': part.range }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(part && { body: part.bytes }),
    });
    const answer = (await response.json()) as { error?: { code: number } };
    if (call === LOGIN && response.ok)
      this.#browser.cookies = response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    if (response.status >= 500) return { kind: 'noResponse' };
    if (answer.error) return { kind: 'refused', code: answer.error.code };
    return { kind: 'done', reply: answer as Reply<C> };
  }
}
