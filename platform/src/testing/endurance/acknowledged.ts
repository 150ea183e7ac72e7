import { randomUUID } from 'node:crypto';
import type { Call, Reply } from '@metier/contract/operations';
import { eventually } from './eventually.ts';
import type { Outcome, Request, RetryingClient } from './retrying-client.ts';

/** Repeats a call with the same key until it is acknowledged. */
export async function acknowledged<C extends Call>(
  client: RetryingClient,
  call: C,
  request: Omit<Request<C>, 'call'>,
): Promise<Reply<C>> {
  const key = randomUUID();
  let outcome = { kind: 'noResponse' } as Outcome<C>;
  const isDone = async () => {
    outcome = await client.send({ key, ...request, call });
    return outcome.kind === 'done';
  };
  await eventually(isDone, () => `${call}, last ${JSON.stringify(outcome)}`);
  return (outcome as Outcome<C> & { kind: 'done' }).reply;
}
