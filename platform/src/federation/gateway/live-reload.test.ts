import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { FolderStore, ReleaseStore } from '../../releases/index.ts';
import { createGateway } from './create-gateway.ts';
import type { Changes } from './live-reload.ts';
import { releaseInto } from './testing/release-into.ts';
import { sampleReleases } from './testing/sample-releases.ts';
import type { BuildFailure } from './watch-builds.ts';

let folder: string;
let store: ReleaseStore;
let gateway: FastifyInstance;
let origin: string;
const changes: Changes = new EventEmitter();

const { manifest } = sampleReleases().shell;
const release = (firstPaint: string) =>
  releaseInto(store, { app: 'shell', manifest: { ...manifest, firstPaint } });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-'));
  store = new ReleaseStore(new FolderStore(folder));
  await release('one');
  const api = fastify();
  await api.ready();
  gateway = await createGateway({ store, api: { app: api }, changes });
  origin = await gateway.listen({ port: 0 });
});

afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** URL of the event stream in the currently served page. */
const streamOf = async (): Promise<string> =>
  /'(\/live-reload[^']+)'/.exec(await (await fetch(origin)).text())?.[1] ?? 'nowhere';

/** Opens an event stream. Returns a function that reads until such words have come, and returns what has come. */
async function open(stream: string) {
  const { body } = await fetch(origin + stream);
  if (!body) throw new Error(`${stream} has no body.`);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return async (words: string): Promise<string> => {
    let text = '';
    while (!text.includes(words)) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`The stream ends with ${text}`);
      text += value;
    }
    return text;
  };
}

const BEGIN = 'retry: 100\n\n';
const CHANGE = 'data: change\n\n';
const failuresIn = (failures: readonly BuildFailure[]) =>
  `event: failures\ndata: ${JSON.stringify(failures)}\n\n`;

/** Expects a change to be the first event of a stream. */
async function expectChangeIn(stream: string): Promise<void> {
  const readUntil = await open(stream);
  expect(await readUntil(CHANGE)).toBe(BEGIN + CHANGE);
}

/** The stream of a page that another server has sent. */
const streamOfAnotherServer = async () => (await streamOf()).replace(/seen=[^.]+/, 'seen=another');

test('in development the page gets each change after its load, and none before', async () => {
  const readUntil = await open(await streamOf());
  // Once a later page has got its change, the state of this one has been compared.
  await expectChangeIn(await streamOfAnotherServer());
  changes.emit('change');
  changes.emit('failures', []);
  expect(await readUntil(failuresIn([]))).toBe(BEGIN + CHANGE + failuresIn([]));
});

test('it gets a change that happened while it loaded', async () => {
  const stream = await streamOf();
  await release('two');
  await expectChangeIn(stream);
});

test('it sends builds that fail, also to streams that are opened later', async () => {
  const readUntil = await open(await streamOf());
  const failures = [{ app: 'shell', text: 'one\ntwo' }];
  changes.emit('failures', failures);
  expect(await readUntil(failuresIn(failures))).toContain(failuresIn(failures));
  const readLaterUntil = await open(await streamOf());
  expect(await readLaterUntil(failuresIn(failures))).toContain(failuresIn(failures));
  changes.emit('failures', []);
  expect(await readUntil(failuresIn([]))).toContain(failuresIn([]));
});

test('while there is no shell the page waits for one', async () => {
  const empty = new ReleaseStore(new FolderStore(join(folder, 'empty')));
  const api = fastify();
  await api.ready();
  const waiting = await createGateway({ store: empty, api: { app: api }, changes });
  const page = await waiting.inject('/app/my-projects');
  expect(page.body).toMatch(/\/live-reload\?seen=[\w-]+\.none'/);
  const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1];
  expect(page.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}'`);
  await waiting.close();
  await expect(createGateway({ store: empty, api: { app: api } })).rejects.toThrow('no live release');
});

test('it is told of a new server', async () => {
  await expectChangeIn(await streamOfAnotherServer());
});
