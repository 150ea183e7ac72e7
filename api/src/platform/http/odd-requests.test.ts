import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestHarness, type TestHarness } from '../../testing/index.ts';

const ORIGIN = 'https://evil.test';

let harness: TestHarness;
beforeAll(async () => {
  harness = await createTestHarness({});
  await harness.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => harness.close());

const answer = async (request: string) => {
  const { port } = harness.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request.replaceAll('\n', '\r\n'));
  return text(socket);
};

test('TRACE does not echo the request', async () => {
  const mirrored = await answer(
    'TRACE /dev/clock HTTP/1.1\nHost: a\nConnection: close\nX-Told: in confidence\n\n',
  );
  expect(mirrored).toMatch(/^HTTP\/1\.1 404 /);
  expect(mirrored).not.toContain('in confidence');
});

test.each(['GET', 'OPTIONS', 'POST'])(
  'pages of other origins cannot read responses to %s',
  async (method) => {
    const headers = { origin: ORIGIN, 'access-control-request-method': 'POST' };
    for (const url of ['/dev/clock', '/api/nowhere', '/api/openapi.json']) {
      const answered = await harness.server.inject({ method: method as 'GET', url, headers });
      expect(Object.keys(answered.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answered.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  },
);

test('a form to a route that takes none is refused before it has arrived, and the connection is closed', async () => {
  const head = 'POST /dev/clock HTTP/1.1\nHost: a\nContent-Type: multipart/form-data; boundary=x';
  const answered = await answer(`${head}\nContent-Length: 1000\n\n--x`);
  expect(answered).toMatch(/^HTTP\/1\.1 400 /);
  expect(answered).toContain('"code":1000');
});

test.each([
  ['two lengths', 'Content-Length: 2\nContent-Length: 3'],
  ['a length and chunks', 'Content-Length: 2\nTransfer-Encoding: chunked'],
  ['chunked as a coding other than the last', 'Transfer-Encoding: chunked, identity'],
  ['an invalid length', 'Content-Length: +2'],
])('a request with %s is rejected: two servers could disagree on where it ends', async (_, lengths) => {
  const head = `POST /dev/clock HTTP/1.1\nHost: a\nContent-Type: application/json\n${lengths}\n\n`;
  expect(await answer(`${head}{}`)).toMatch(/^HTTP\/1\.1 400 /);
});
