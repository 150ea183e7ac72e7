import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { ReleaseStore } from '../releases/index.ts';
import { createGateway } from './create-gateway.ts';
import type { Changes } from './live-reload.ts';
import { releaseInto } from './testing/release-into.ts';
import { sampleReleases } from './testing/sample-releases.ts';

let store: ReleaseStore;
let gateway: FastifyInstance;
let origin: string;
const changes: Changes = new EventEmitter();

const { manifest } = sampleReleases().shell;
const release = (name: string) => releaseInto(store, { app: 'shell', release: name, manifest });

beforeEach(async () => {
  store = new ReleaseStore(await mkdtemp(join(tmpdir(), 'live-')));
  await release('dev-1');
  const api = fastify();
  await api.ready();
  gateway = await createGateway({ store, api: { app: api }, changes });
  origin = await gateway.listen({ port: 0 });
});

afterEach(async () => {
  await gateway.close();
  await rm(store.folder, { recursive: true });
});

/** Where the page that is served now listens for changes. */
const streamOf = async (): Promise<string> =>
  /EventSource\('([^']+)'\)/.exec(await (await fetch(origin)).text())?.[1] ?? 'nowhere';

async function listenAt(stream: string) {
  const events = (await fetch(origin + stream)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await events?.read()).toEqual({ done: false, value: 'retry: 100\n\n' });
  return events;
}

const CHANGE = { done: false, value: 'data: change\n\n' };

test('in development the page hears of each change, and of none before', async () => {
  const events = await listenAt(await streamOf());
  const heard = events?.read();
  expect(await Promise.race([heard, setTimeout(100, 'nothing')])).toBe('nothing');
  changes.emit('change');
  expect(await heard).toEqual(CHANGE);
});

test('it hears of a change that came while it loaded', async () => {
  const stream = await streamOf();
  await release('dev-2');
  const events = await listenAt(stream);
  expect(await events?.read()).toEqual(CHANGE);
});

test('it hears of a server that has taken over', async () => {
  const stream = (await streamOf()).replace(/seen=[^.]+/, 'seen=another');
  const events = await listenAt(stream);
  expect(await events?.read()).toEqual(CHANGE);
});
