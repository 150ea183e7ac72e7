import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { createTestHarness } from '../../testing/index.ts';
import { boundByRate, boundedServer, type ConnectionBounds } from './connections.ts';

/** Limits that a test reaches only on purpose. */
const FAR = { headersMs: 600_000, bodyMs: 600_000, fileMs: 600_000, requestMs: 600_000, checkMs: 20 };

let server: Server | undefined;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server?.close();
});

/** Responds with the body once it is complete. */
const echo: RequestListener = (request, response) =>
  void text(request).then(
    (body) => response.end(body),
    () => response.destroy(),
  );

async function serve(bounds: Partial<ConnectionBounds>, behindProxy = false, handler = echo): Promise<void> {
  server = boundedServer(handler, { behindProxy, bounds: { ...FAR, ...bounds } });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** A connection that sends some text; `closed` is everything received until it was closed. */
function say(words: string) {
  const address = server?.address() as AddressInfo | undefined;
  const socket = connect(address?.port ?? 0, '127.0.0.1');
  sockets.push(socket);
  socket.write(words);
  let heard = '';
  socket.on('data', (part) => (heard += String(part)));
  // A reset: `once` would reject with it.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(heard));
  });
  return { socket, closed, answered: () => once(socket, 'data') };
}

const post = (type: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\n`;
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('a connection with incomplete headers is closed', async () => {
  await serve({ headersMs: 50, requestMs: 600_000 });
  expect(await say('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ').closed).toContain('408');
});

test('a connection with an incomplete body is closed', async () => {
  await serve({ bodyMs: 50 });
  expect(await say(`${post('application/json')}{`).closed).toBe('');
  expect(await say('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n').closed).toBe(
    '',
  );
});

test('a form that nothing reads is closed as a part of a file is; one whose rate is watched may take longer', async () => {
  await serve({ fileMs: 50 });
  const form = post('multipart/form-data; boundary=x');
  expect(await say(`${form}--`).closed).toBe('');
  server?.close();
  await serve({ fileMs: 50 }, false, (request, response) => {
    if (request.url === '/') boundByRate(request);
    echo(request, response);
  });
  const watched = say(`${form}--`);
  await say(`${post('application/json').replace('/ ', '/api/files?file_id=1 ')}{`).closed;
  watched.socket.write('x-');
  await watched.answered();
});

test('a form may take longer, since it carries files, but not forever', async () => {
  await serve({ bodyMs: 50 });
  const form = say(`${post('Multipart/Form-Data; boundary=x')}--`);
  await say(`${post('application/json')}{`).closed;
  form.socket.write('x-');
  await form.answered();
  server?.close();
  await serve({ requestMs: 50, headersMs: 40 });
  expect(await say(`${post('multipart/form-data; boundary=x')}--`).closed).toContain('408');
});

test('connections above the limit are rejected until others are closed', async () => {
  await serve({ maxConnections: 2 });
  const first = [say(GET), say(GET)];
  await Promise.all(first.map(({ answered }) => answered()));
  expect(await say(GET).closed).toBe('');
  const [one] = first;
  one?.socket.destroy();
  await one?.closed;
  for (let heard = ''; heard === '';) {
    const next = say(GET);
    heard = (await Promise.race([next.answered(), next.closed])).toString();
  }
});

test('one address may open only some of them, unless it is a trusted proxy', async () => {
  await serve({ maxPerAddress: 1 });
  await say(GET).answered();
  expect(await say(GET).closed).toBe('');
  server?.close();
  await serve({ maxPerAddress: 1 }, true);
  await say(GET).answered();
  await say(GET).answered();
});

test('the API uses these limits', async () => {
  const harness = await createTestHarness({});
  expect(harness.server.server).toMatchObject({
    maxConnections: 4_000,
    headersTimeout: 15_000,
    requestTimeout: 900_000,
  });
  await harness.close();
});
