import autocannon from 'autocannon';
import type { Amount } from './pgbench.ts';
import type { Speed } from './speed.ts';

const SAMPLE_MS = 5;

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Load {
  readonly origin: string;
  readonly connections: number;
  readonly amount: Amount;
  /** The next request; each is sent once. */
  readonly next: () => LoadRequest;
}

/** Sends requests over concurrent connections. Throws if any of them fails. */
export async function load({ origin, connections, amount, next }: Load): Promise<Speed> {
  const much = 'runs' in amount ? { amount: amount.runs } : { duration: amount.seconds };
  const began = performance.now();
  const result = await autocannon({
    url: origin,
    connections,
    ...much,
    // Interval of the check for completion; the default of one second would count 1.1 s as 2 s.
    sampleInt: SAMPLE_MS,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${result.errors} requests failed, ${result.non2xx} were refused.`);
  const { p50, p99 } = result.latency;
  // The generator reports its duration in whole seconds only.
  return { perSecond: result['2xx'] / ((performance.now() - began) / 1000), p50, p99 };
}
