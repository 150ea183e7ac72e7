import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { ERRORS, type ErrorName } from '../contract/index.ts';
import type { Body, Call, Reply } from '../contract/operations.ts';

/** An error of the contract as an answer. */
export class Refusal {
  readonly error: ErrorName;
  readonly details: Record<string, unknown> | undefined;
  constructor(error: ErrorName, details?: Record<string, unknown>) {
    this.error = error;
    this.details = details;
  }
}

/** Example: `server.answers('POST /api/auth/login', refuse('wrongCredentials'))`. */
export const refuse = (error: ErrorName, details?: Record<string, unknown>): Refusal =>
  new Refusal(error, details);

/** What arrived. */
export interface Arrived<C extends Call> {
  readonly query: URLSearchParams;
  readonly body: Body<C>;
  readonly headers: Headers;
}

type Answer<C extends Call> = Reply<C> | Refusal;
type Answering<C extends Call> = (arrived: Arrived<C>) => Answer<C> | Promise<Answer<C>>;

const isAnswering = <C extends Call>(answer: Answer<C> | Answering<C>): answer is Answering<C> =>
  typeof answer === 'function';

const A_FILE = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="document.pdf"',
};

function responseOf(answer: unknown): Response {
  if (ArrayBuffer.isView(answer))
    return new HttpResponse(answer as Uint8Array<ArrayBuffer>, { headers: A_FILE });
  if (!(answer instanceof Refusal)) return HttpResponse.json(answer as object);
  const { code, status } = ERRORS[answer.error];
  return HttpResponse.json(
    { error: { code, description: answer.error, details: answer.details } },
    { status },
  );
}

/** What a request carries: JSON, or the `FormData` of a form with files. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/**
 * A server that knows only what a test tells it, typed by the contract; any other request fails the test.
 *
 * @example
 * const server = fakeServer();
 * const sent = server.answers('POST /api/support/request', {});
 * expect(sent[0]?.body).toEqual({ name: 'Invoice', description: 'Where is it?' });
 */
export function fakeServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    /** Answers a call from now on; returns the list of what arrives. */
    answers<C extends Call>(call: C, answer: Answer<C> | Answering<C>): Arrived<C>[] {
      const [method = '', path = ''] = call.split(' ');
      const arrivals: Arrived<C>[] = [];
      server.use(
        http.all(`*${path}`, async ({ request }) => {
          if (request.method !== method) return undefined;
          const body = (await bodyOf(request)) as Body<C>;
          const arrived = { query: new URL(request.url).searchParams, body, headers: request.headers };
          arrivals.push(arrived);
          return responseOf(isAnswering(answer) ? await answer(arrived) : answer);
        }),
      );
      return arrivals;
    },
    /** Answers for the payment provider's tokeniser, which is no call of the contract; returns the cards that arrive. */
    tokenises(answer: { payment_method: string } | Refusal): unknown[] {
      const cards: unknown[] = [];
      server.use(
        http.post('*/psp/tokens', async ({ request }) => {
          cards.push(await request.json());
          return responseOf(answer);
        }),
      );
      return cards;
    },
    /** Offers something beside the contract, such as the demo world's accounts; it hangs as long as a promise does. */
    offers(path: string, reply: object | Promise<object>): void {
      server.use(http.get(`*${path}`, async () => responseOf(await reply)));
    },
    /** The network is down for this call. */
    fails(call: Call): void {
      server.use(http.all(`*${call.split(' ')[1] ?? ''}`, () => HttpResponse.error()));
    },
  };
}
