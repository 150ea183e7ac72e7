import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { FolderStore, ReleaseStore } from '../../releases/index.ts';
import { createGateway } from './create-gateway.ts';
import type { Changes } from './live-reload.ts';
import { releaseInto } from './testing/release-into.ts';
import { sampleReleases } from './testing/sample-releases.ts';

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

/** Resolves with the first event of the stream; rejects for an unexpected start. */
async function changeIn(stream: string): Promise<string> {
  const { body } = await fetch(origin + stream);
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text === 'retry: 100\n\ndata: change\n\n') return 'change';
    if (!'retry: 100\n\n'.startsWith(text)) break;
  }
  throw new Error(`The stream contains ${text}`);
}

test('in development the page gets each change after its load', async () => {
  const received = changeIn(await streamOf());
  expect(await Promise.race([received, setTimeout(100, 'nothing')])).toBe('nothing');
  changes.emit('change');
  expect(await received).toBe('change');
});

test('it gets a change that happened while it loaded', async () => {
  const stream = await streamOf();
  await release('two');
  expect(await changeIn(stream)).toBe('change');
});

test('it sends builds that fail, also to streams that are opened later', async () => {
  const { body } = await fetch(origin + (await streamOf()));
  const stream = body?.pipeThrough(new TextDecoderStream()).getReader();
  const expectEvent = async (words: string, { read = stream } = {}) => {
    for (let text = ''; !text.includes(words); text += (await read?.read())?.value ?? '') continue;
  };
  await expectEvent('retry');
  const failures = [{ app: 'shell', text: 'one\ntwo' }];
  changes.emit('failures', failures);
  await expectEvent(`event: failures\ndata: ${JSON.stringify(failures)}\n\n`);
  const later = (await fetch(origin + (await streamOf()))).body?.pipeThrough(new TextDecoderStream());
  await expectEvent(`data: ${JSON.stringify(failures)}`, { read: later?.getReader() });
  changes.emit('failures', []);
  await expectEvent('data: []');
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
  const stream = (await streamOf()).replace(/seen=[^.]+/, 'seen=another');
  expect(await changeIn(stream)).toBe('change');
});
