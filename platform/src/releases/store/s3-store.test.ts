import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openStore } from './open-store.ts';
import { type S3Place, S3Store } from './s3-store.ts';
import { type S3Server, startS3Server } from '@metier/api/testing/s3';
import { testStoreContract } from './testing/store-contract.ts';
import type { Store } from './store.ts';

/** Generous for busy machines. */
const TIMEOUT_MS = 300_000;

let server: S3Server;
let stores = 0;
const newStore = (): Promise<Store> => openStore(server.place(`stores/${stores++}`));
const placeAt = (endpoint: string): S3Place => ({
  bucket: server.bucket,
  prefix: `stores/${stores++}/`,
  endpoint,
  region: 'auto',
  pathStyle: true,
});

beforeAll(async () => {
  server = await startS3Server();
}, TIMEOUT_MS);
afterAll(() => server.stop());

testStoreContract(newStore);

test('a list contains all pages', async () => {
  const store = new S3Store(placeAt(server.endpoint), TIMEOUT_MS, 2);
  const keys = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(keys.map((key) => store.put(key, Buffer.from('x'))));
  expect((await store.list('')).map(({ key }) => key)).toEqual(keys);
});

test("the store's internal keys are not listed", async () => {
  const store = await newStore();
  await store.createOnce('a', Buffer.from('x'));
  expect((await store.list('')).map(({ key }) => key)).toEqual(['a']);
});

test('a store reads only keys under its prefix', async () => {
  const [one, longer, root] = await Promise.all(
    ['apart', 'apart-too', ''].map((prefix) => openStore(server.place(prefix))),
  );
  await one?.put('a', Buffer.from('one'));
  await longer?.put('a', Buffer.from('two'));
  expect((await one?.list(''))?.map(({ key }) => key)).toEqual(['a']);
  expect(String(await one?.get('a'))).toBe('one');
  expect(String(await root?.get('apart-too/a'))).toBe('two');
});

test('a missing bucket and a wrong secret are errors, not an empty store', async () => {
  const absent = new S3Store({ ...placeAt(server.endpoint), bucket: 'absent' });
  const noBucket = { name: 'NoSuchBucket' };
  await expect(absent.get('a')).rejects.toMatchObject(noBucket);
  await expect(absent.list('')).rejects.toMatchObject(noBucket);
  await expect(absent.createOnce('a', Buffer.from('x'))).rejects.toMatchObject(noBucket);
  const secret = process.env['AWS_SECRET_ACCESS_KEY'];
  process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
  const stranger = new S3Store(placeAt(server.endpoint));
  const noAccess = { name: 'SignatureDoesNotMatch' };
  await expect(stranger.get('a')).rejects.toMatchObject(noAccess);
  await expect(stranger.put('a', Buffer.from('x'))).rejects.toMatchObject(noAccess);
  process.env['AWS_SECRET_ACCESS_KEY'] = secret;
});

describe('over a failing connection', () => {
  const closings: (() => unknown)[] = [];

  /** Starts a server whose connections are handled by the test. Returns its address. */
  async function listen(take: (socket: Socket, number: number) => void): Promise<string> {
    let number = 0;
    const listener = createServer((socket) => {
      closings.push(() => socket.destroy());
      socket.on('error', () => {});
      take(socket, number++);
    });
    closings.push(() => listener.close());
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  }

  /** Answers the first request of a connection and closes it. */
  const answer = (socket: Socket, status: string, code = ''): void => {
    const body = code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
    socket.once('data', () =>
      socket.end(`HTTP/1.1 ${status}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`),
    );
  };

  afterEach(() => {
    for (const close of closings.splice(0)) close();
  });

  test('a storage that never responds does not block a call forever', async () => {
    const store = new S3Store(placeAt(await listen(() => {})), 300);
    const late = 'has not answered within 0.3 s';
    await Promise.all([
      expect(store.get('a')).rejects.toThrow(late),
      expect(store.put('a', Buffer.from('x'))).rejects.toThrow(late),
      expect(store.createOnce('a', Buffer.from('x'))).rejects.toThrow(late),
      expect(store.list('')).rejects.toThrow(late),
      expect(store.remove('a')).rejects.toThrow(late),
    ]);
  });

  test('a storage that stalls in the middle of the content does not block a call forever', async () => {
    const half = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf';
    const endpoint = await listen((socket) => socket.once('data', () => socket.write(half)));
    await expect(new S3Store(placeAt(endpoint), 300).get('a')).rejects.toThrow(
      'has not answered within 0.3 s',
    );
  });

  test('truncated content is an error', async () => {
    const half = 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf';
    const endpoint = await listen((socket) => socket.once('data', () => socket.end(half)));
    await expect(new S3Store(placeAt(endpoint)).get('a')).rejects.toThrow('aborted');
  });

  test('a writer whose response was lost detects that it has created the key', async () => {
    const { hostname, port, pathname } = new URL(server.endpoint);
    let losesNext = false;
    const endpoint = await listen((socket) => {
      const upstream = connect(Number(port), hostname);
      closings.push(() => upstream.destroy());
      upstream.on('error', () => {});
      socket.pipe(upstream);
      upstream.on('data', (part) => {
        if (losesNext) socket.destroy();
        else socket.write(part);
        losesNext = false;
      });
    });
    const place = placeAt(endpoint + pathname);
    const store = new S3Store(place);
    expect(await store.createOnce('before', Buffer.from('mine'))).toBe(true);
    losesNext = true;
    expect(await store.createOnce('a', Buffer.from('mine'))).toBe(true);
    expect(losesNext).toBe(false);
    expect(await new S3Store(place).createOnce('a', Buffer.from('mine'))).toBe(false);
  });

  type Answer = readonly [status: string, code?: string];
  const REFUSED: Answer = ['412 Precondition Failed', 'PreconditionFailed'];
  const CONFLICT: Answer = ['409 Conflict', 'ConditionalRequestConflict'];
  const ABSENT: Answer = ['404 Not Found'];
  const DONE: Answer = ['200 OK'];

  test('a conflict with a writer that then writes nothing is retried', async () => {
    // The first answers the probe for conditional writes.
    const answers = [REFUSED, CONFLICT, ABSENT, CONFLICT, ABSENT, DONE];
    const endpoint = await listen((socket, number) => answer(socket, ...(answers[number] ?? ABSENT)));
    expect(await new S3Store(placeAt(endpoint)).createOnce('a', Buffer.from('x'))).toBe(true);
  });

  test('a conflict that never ends is an error', async () => {
    const endpoint = await listen((socket, number) =>
      answer(socket, ...([REFUSED, CONFLICT][number] ?? (number % 2 ? CONFLICT : ABSENT))),
    );
    await expect(new S3Store(placeAt(endpoint)).createOnce('a', Buffer.from('x'))).rejects.toMatchObject({
      name: 'ConditionalRequestConflict',
    });
  });

  test('a storage that ignores conditions is rejected at the first conditional write', async () => {
    const endpoint = await listen((socket) => answer(socket, ...DONE));
    const store = new S3Store(placeAt(endpoint));
    await expect(store.createOnce('a', Buffer.from('x'))).rejects.toThrow('honours conditional writes');
  });
});
