import { once } from 'node:events';
import {
  Agent,
  request,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';
import { AppError } from '../errors/index.ts';
import { route } from './route.ts';
import { disconnectSignal } from './disconnect-signal.ts';
import { MINIMUM_RATE } from './read-within-limits.ts';
import type { UploadBounds } from './uploads.ts';

const CALL = 'POST /api/freelancers/portfolios';
const PATH = '/api/freelancers/portfolios';
const FOREVER_MS = 10_000_000;
const BOUNDS: UploadBounds = {
  bytesTotal: 100_000,
  bytesPerUser: 60_000,
  waitMs: FOREVER_MS,
  graceMs: FOREVER_MS,
  bytesPerSecond: 1,
};
let shared: TestHarness;
/** The harness of the test: the shared one unless the test needs other limits. */
let harness: TestHarness;
let agent: Agent;
/** The handler of a received form. */
let work: (left: AbortSignal) => Promise<void>;
let before: () => Promise<void>;

async function open(bounds: UploadBounds): Promise<TestHarness> {
  const opened = await createTestHarness(
    {
      routes: [
        route(
          CALL,
          async ({ reply }) => {
            await work(disconnectSignal(reply));
            throw new AppError('stateChanged');
          },
          () => before(),
        ),
      ],
    },
    { uploads: bounds },
  );
  await opened.server.listen({ port: 0, host: '127.0.0.1' });
  return opened;
}
const use = async (bounds: Partial<UploadBounds>): Promise<void> => {
  harness = await open({ ...BOUNDS, ...bounds });
};
beforeAll(async () => {
  shared = await open(BOUNDS);
});
afterAll(() => shared.close());
beforeEach(() => {
  [work, before] = [async () => undefined, async () => undefined];
  [harness, agent] = [shared, new Agent({ keepAlive: true })];
});
afterEach(async () => {
  agent.destroy();
  if (harness !== shared) await harness.close();
});

/** A form padded by a file to a given size. */
const formOf = (title: string, bytes: number): string =>
  [
    `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${title}\r\n`,
    `--x\r\nContent-Disposition: form-data; name="description"\r\n\r\nText\r\n`,
    `--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n`,
  ]
    .join('')
    .padEnd(bytes - END.length, 'x') + END;
const END = '\r\n--x--\r\n';

interface Sending {
  readonly client: ClientRequest;
  readonly answer: Promise<{ status: number; headers: IncomingMessage['headers']; error: unknown }>;
}
/** Sends only the headers of a form. */
async function begin(headers: OutgoingHttpHeaders, who?: string): Promise<Sending> {
  const authorization = who ?? (await harness.bearer('freelancer'));
  const { port } = harness.server.server.address() as AddressInfo;
  const client = request({
    port,
    method: 'POST',
    path: PATH,
    agent,
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
  // A server that rejects a body may close the connection while it is being sent.
  client.on('error', () => undefined);
  client.flushHeaders();
  const answer = once(client, 'response').then(async ([message]) => {
    const response = message as IncomingMessage;
    const { error } = JSON.parse(await text(response)) as { error: unknown };
    return { status: response.statusCode ?? 0, headers: response.headers, error };
  });
  answer.catch(() => undefined);
  return { client, answer };
}
const announced = (bytes: number, who?: string) => begin({ 'content-length': bytes }, who);

describe('before a form is read', () => {
  test('its rate limit is checked', async () => {
    before = async () => {
      throw new AppError('tooManyRequests', { retry_after: 60 });
    };
    const { answer } = await announced(50_000);
    expect(await answer).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  });

  test("it is rejected when its content-length exceeds the user's budget", async () => {
    const { answer } = await announced(60_001);
    expect(await answer).toMatchObject({ status: 413, error: { code: 1000, details: { body: 'tooLong' } } });
  });

  test("it is rejected while the user's other forms use up the budget", async () => {
    const who = await harness.bearer('freelancer');
    const both = [await announced(40_000, who), await announced(40_000, who)];
    expect(await Promise.race(both.map(({ answer }) => answer))).toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
      error: { code: 1008, details: { retry_after: 5 } },
    });
    for (const { client } of both) client.end(formOf('one of both', 40_000));
    const statuses = (await Promise.all(both.map(({ answer }) => answer))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([429, 409]));
    const next = await announced(40_000, who);
    next.client.end(formOf('next', 40_000));
    expect(await next.answer).toMatchObject({ status: 409 });
  });

  test('it waits for the budget, which it holds until the response', async () => {
    let [now, most] = [0, 0];
    const [twoAreIn, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    work = async () => {
      most = Math.max(most, (now += 1));
      if (now === 2) twoAreIn.resolve();
      await goOn.promise;
      now -= 1;
    };
    const three = [await announced(50_000), await announced(50_000), await announced(50_000)];
    await Promise.all(
      three.map(({ client }) => new Promise<void>((sent) => void client.end(formOf('Signs', 50_000), sent))),
    );
    await twoAreIn.promise;
    // One round trip: if there were room, the third form would have been admitted by now.
    await begin({ 'content-length': 60_001 }).then(({ answer }) => answer);
    goOn.resolve();
    for (const { answer } of three) expect(await answer).toMatchObject({ status: 409 });
    expect(most).toBe(2);
  });

  test('it is rejected when the wait times out', async () => {
    await use({ waitMs: 1 });
    const three = [await announced(50_000), await announced(50_000), await announced(50_000)];
    const refused = await Promise.race(three.map(({ answer }) => answer));
    expect(refused).toMatchObject({ status: 429, error: { code: 1008 } });
  });
});

describe('a form that', () => {
  test('has no content-length counts as the largest', async () => {
    const who = await harness.bearer('freelancer');
    const both = [await begin({ 'transfer-encoding': 'chunked' }, who), await announced(1_000, who)];
    expect(await Promise.race(both.map(({ answer }) => answer))).toMatchObject({ status: 429 });
  });

  test('has no content-length is rejected when it exceeds that', async () => {
    const { client, answer } = await begin({ 'transfer-encoding': 'chunked' });
    client.write('x'.repeat(60_001));
    expect(await answer).toMatchObject({
      status: 413,
      headers: { connection: 'close' },
      error: { code: 1000, details: { body: 'tooLong' } },
    });
  });

  test('arrives at 60 KB/s is received', async () => {
    await use({ ...MINIMUM_RATE, graceMs: 0, bytesTotal: 200_000, bytesPerUser: 200_000 });
    const part = 6_000;
    const form = formOf('slow', 30 * part);
    const { client, answer } = await announced(form.length);
    for (let at = 0; at < form.length; at += part) {
      client.write(form.slice(at, at + part));
      await sleep(100);
    }
    client.end();
    expect(await answer).toMatchObject({ status: 409 });
  });

  test('stalls is rejected', async () => {
    await use({ graceMs: 0, bytesPerSecond: 1_000_000 });
    const { client, answer } = await announced(50_000);
    client.write(formOf('slow', 50_000).slice(0, 1_000));
    expect(await answer).toMatchObject({
      status: 400,
      headers: { connection: 'close' },
      error: { code: 1000, details: { body: 'tooSlow' } },
    });
  });

  test('has too many files is rejected before its end, and its connection stays usable', async () => {
    const { client, answer } = await announced(50_000);
    const file = '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nx\r\n';
    client.write(file.repeat(8));
    expect(await answer).toMatchObject({ status: 413, headers: { connection: 'keep-alive' } });
  });

  test('loses its client releases its budget, half sent or waiting for the response', async () => {
    const half = await announced(50_000);
    half.client.write(formOf('half', 50_000).slice(0, 1_000));
    const begun = Promise.withResolvers<AbortSignal>();
    work = async (left) => {
      begun.resolve(left);
      await once(left, 'abort');
    };
    const whole = await announced(50_000);
    whole.client.end(formOf('whole', 50_000));
    const left = await begun.promise;
    expect(left.aborted).toBe(false);
    half.client.destroy();
    whole.client.destroy();
    await once(left, 'abort');
    work = async () => undefined;
    const next = [await announced(50_000), await announced(50_000)];
    for (const { client } of next) client.end(formOf('next', 50_000));
    for (const { answer } of next) expect(await answer).toMatchObject({ status: 409 });
  });
});

test('a client that has received its response has not disconnected', async () => {
  const signal = Promise.withResolvers<AbortSignal>();
  work = async (left) => signal.resolve(left);
  const { client, answer } = await announced(1_000);
  client.end(formOf('answered', 1_000));
  await answer;
  client.destroy();
  agent.destroy();
  expect((await signal.promise).aborted).toBe(false);
});
