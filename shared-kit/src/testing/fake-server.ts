import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { ERRORS } from '@metier/contract';
import { operations, type Body, type Call, type Reply } from '@metier/contract/operations';
import { readBody, type ReadBody } from './read-body.ts';
import { refusalOf, refusedCard } from './refusal-of.ts';
import { Refusal } from './refusal.ts';

/** A received request. */
export interface ReceivedRequest<C extends Call> {
  readonly query: URLSearchParams;
  readonly body: Body<C>;
  readonly headers: Headers;
}

type Answer<C extends Call> = Reply<C> | Refusal;
type Answering<C extends Call> = (arrived: ReceivedRequest<C>) => Answer<C> | Promise<Answer<C>>;

const isAnswering = <C extends Call>(answer: Answer<C> | Answering<C>): answer is Answering<C> =>
  typeof answer === 'function';

const A_FILE = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="document.pdf"',
};

function responseOf(answer: unknown): Response {
  if (ArrayBuffer.isView(answer))
    return new HttpResponse(answer as Uint8Array<ArrayBuffer>, { headers: A_FILE });
  if (answer instanceof ReadableStream)
    return new HttpResponse(answer, { headers: { 'content-type': 'text/event-stream' } });
  if (!(answer instanceof Refusal)) return HttpResponse.json(answer as object);
  const { code, status } = ERRORS[answer.error];
  return HttpResponse.json(
    { error: { code, description: answer.error, details: answer.details } },
    { status },
  );
}

/**
 * How the API would refuse a request, regardless of the test's answer; undefined if the test announces the same
 * refusal.
 */
function refusedBy(call: Call, request: Request, read: ReadBody, announced: unknown): Refusal | undefined {
  const refusal = refusalOf(call, request, read);
  return announced instanceof Refusal && announced.error === refusal?.error ? undefined : refusal;
}

const textOf = (call: Call, { error, details = {} }: Refusal): string =>
  `The API refuses this ${call} with ${ERRORS[error].code} ${error} ${JSON.stringify(details)}`;

/**
 * A server that answers only announced calls, typed by the contract. Any other request fails the test, and so does
 * one that the API would refuse for its content type, query, body, key or caller: it uses the same schemas and code.
 *
 * @example
 * const server = fakeServer();
 * const sent = server.answers('POST /api/support/request', {});
 * expect(sent[0]?.body).toEqual({ name: 'Invoice', description: 'Where is it?' });
 */
export function fakeServer() {
  const server = setupServer();
  const refused: string[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    // Drafts of one test must not reach the next one.
    sessionStorage.clear();
    const [first] = refused.splice(0);
    if (first !== undefined) throw new Error(first);
  });
  afterAll(() => server.close());
  return {
    /** Answers a call from now on; returns the list of received requests. */
    answers<C extends Call>(call: C, answer: Answer<C> | Answering<C>): ReceivedRequest<C>[] {
      const [method = '', path = ''] = call.split(' ');
      const arrivals: ReceivedRequest<C>[] = [];
      server.use(
        http.all(`*${path}`, async ({ request }) => {
          if (request.method !== method) return undefined;
          const read = await readBody(request, operations[call]);
          const { searchParams: query } = new URL(request.url);
          const arrived = { query, body: read.body as Body<C>, headers: request.headers };
          arrivals.push(arrived);
          const refusal = refusedBy(call, request, read, answer);
          if (refusal) refused.push(textOf(call, refusal));
          return responseOf(refusal ?? (isAnswering(answer) ? await answer(arrived) : answer));
        }),
      );
      return arrivals;
    },
    /** Answers the payment provider's tokeniser, which is not in the contract; returns the received cards. */
    tokenises(payment_method: string): unknown[] {
      const cards: unknown[] = [];
      server.use(
        http.post('*/psp/tokens', async ({ request }) => {
          const card: unknown = await request.json();
          cards.push(card);
          return responseOf(refusedCard(card) ?? { payment_method });
        }),
      );
      return cards;
    },
    /** Answers a path outside the contract, such as the demo accounts; a pending promise keeps the request pending. */
    offers(path: string, reply: object | Promise<object>): void {
      server.use(http.get(`*${path}`, async () => responseOf(await reply)));
    },
    /** Returns and clears the refusals that would fail the test. */
    takeRefused: (): string[] => refused.splice(0),
    /** Simulates a network failure of this call; returns the headers of the lost requests. */
    fails(call: Call): { readonly headers: Headers }[] {
      const lost: { readonly headers: Headers }[] = [];
      server.use(
        http.all(`*${call.split(' ')[1] ?? ''}`, ({ request: { headers } }) => {
          lost.push({ headers });
          return HttpResponse.error();
        }),
      );
      return lost;
    },
  };
}
