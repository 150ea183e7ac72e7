import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { StripeConfig } from '../../payments-config.ts';
import { StandInBooks, StandInRefusal } from './stand-in-books.ts';

/**
 * Failure of a request: `deaf` does nothing, `mute` does all of it, both without a response; `down` returns an error.
 */
type Fault = 'deaf' | 'mute' | 'down';

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A Stripe stand-in for the official SDK: objects, idempotency keys, and failures on demand. */
export interface StandInStripe {
  readonly books: StandInBooks;
  readonly config: StripeConfig;
  /** Method and path of every request so far. */
  readonly requests: string[];
  /** Makes requests with a matching method and path fail, until reset. */
  readonly fail: (pattern: RegExp | undefined, fault?: Fault) => void;
  readonly close: () => Promise<void>;
}

/** @example const standIn = await startStandIn(); const app = await createTestApp({ payments: standIn.config }); */
export async function startStandIn(): Promise<StandInStripe> {
  const books = new StandInBooks();
  const requests: string[] = [];
  const kept = new Map<string, Answer>();
  const failing: { pattern: RegExp | undefined; fault: Fault } = { pattern: undefined, fault: 'down' };

  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const call = `${request.method} ${pathname}`;
    const form = new URLSearchParams(await text(request));
    requests.push(call);
    const fault = failing.pattern?.test(call) ? failing.fault : undefined;
    if (fault === 'deaf') return;
    if (fault === 'down') return send(response, { status: 503, body: { error: { type: 'api_error' } } });
    const answer = once(kept, request.headers['idempotency-key'], () =>
      answerTo(books, call, form, searchParams),
    );
    if (fault !== 'mute') send(response, answer);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    books,
    requests,
    config: {
      kind: 'stripe',
      secretKey: 'sk_test_stand_in',
      publishableKey: 'pk_test_stand_in',
      webhookSecret: 'whsec_stand_in',
      server: { host: '127.0.0.1', port, protocol: 'http', timeout: 400 },
    },
    fail: (pattern, fault = 'down') => Object.assign(failing, { pattern, fault }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Replays the first response to a key, refusals included. */
function once(kept: Map<string, Answer>, key: string | string[] | undefined, answer: () => Answer): Answer {
  if (typeof key !== 'string') return answer();
  const first = kept.get(key) ?? answer();
  kept.set(key, first);
  return first;
}

function answerTo(books: StandInBooks, call: string, form: URLSearchParams, query: URLSearchParams): Answer {
  const [, id = '', step = ''] = /payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(call) ?? [];
  try {
    if (call === 'POST /v1/payment_intents') return done(books.create(form));
    if (call === 'POST /v1/refunds') return done(books.refund(form));
    if (call === 'GET /v1/refunds') {
      const data = books.refunds.filter(
        ({ payment_intent }) => payment_intent === query.get('payment_intent'),
      );
      return done({ object: 'list', data, has_more: false, url: '/v1/refunds' });
    }
    if (step === 'confirm') return done(books.confirm(id, form));
    return done(step === 'cancel' ? books.cancel(id) : books.find(id));
  } catch (error) {
    if (error instanceof StandInRefusal) return error;
    throw error;
  }
}

/** Copied: the books keep changing. */
const done = (body: object): Answer => ({ status: 200, body: structuredClone(body) });

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
