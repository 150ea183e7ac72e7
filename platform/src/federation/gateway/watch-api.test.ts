import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@metier/contract/operations';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { FolderStore, ReleaseStore } from '../../releases/index.ts';
import { addSample, addSamples } from './testing/sample-gateway.ts';
import { sampleReleases } from './testing/sample-releases.ts';
import { ApiWatcher } from './watch-api.ts';

const CUSTOMER = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'customer')?.manifest;
if (!CUSTOMER) throw new Error('The sample has this remote.');

let folder: string;
let store: ReleaseStore;
let api: FastifyInstance;
let url: string;
let answer: { status: number; body: unknown };
let told: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'api-'));
  store = new ReleaseStore(new FolderStore(folder));
  await addSamples(store);
  told = [];
  answer = { status: 200, body: { paths: { '/api/a': { get: {}, post: {} }, '/api/b': { get: {} } } } };
  api = fastify();
  api.get('/api/openapi.json', (_request, reply) => reply.code(answer.status).send(answer.body));
  url = await api.listen({ port: 0 });
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const report = (message: string) => void told.push(message);
const watch = () => new ApiWatcher({ store, api: { url }, report });

test('an API in the same process has the calls of the contract', async () => {
  await new ApiWatcher({ store, api: { app: api }, report }).start();
  expect(await store.calls.read()).toEqual(Object.keys(operations).toSorted());
  expect(told).toEqual([]);
});

test('a remote API describes its calls, and a release may use no others', async () => {
  const watcher = watch();
  await watcher.start();
  watcher.stop();
  expect(await store.calls.read()).toEqual(['GET /api/a', 'GET /api/b', 'POST /api/a']);
  const before = await store.registry.read();
  const refused = addSample(store, { ...CUSTOMER, calls: ['GET /api/a', 'DELETE /api/a'] });
  await expect(refused).rejects.toThrow('customer uses DELETE /api/a, which the API does not have');
  expect(await store.registry.read()).toEqual(before);
  await addSample(store, { ...CUSTOMER, calls: ['POST /api/a'] });
});

test('an API that drops a call of a live remote is reported once; other releases are not refused for it', async () => {
  const watcher = watch();
  await watcher.look();
  await addSample(store, { ...CUSTOMER, calls: ['GET /api/b'] });
  answer.body = { paths: { '/api/a': { get: {} } } };
  await watcher.look();
  await watcher.look();
  expect(told).toEqual([
    'What is live does not fit: customer uses GET /api/b, which the API does not have: deploy the API first.',
  ]);
  const next = await store.registry.read();
  await addSample(store, { ...CUSTOMER, calls: ['GET /api/b', 'GET /api/a'] });
  expect((await store.registry.read())?.number).toBe((next?.number ?? 0) + 1);
});

test('without a description the calls are unknown, and nothing is refused', async () => {
  await watch().look();
  answer = { status: 404, body: {} };
  await watch().look();
  expect(told).toEqual([expect.stringContaining('does not describe its calls (METIER_DOCS=0)')]);
  expect(await store.calls.read()).toBeUndefined();
  await addSample(store, { ...CUSTOMER, calls: ['GET /api/c'] });
});

test('while the API fails or is down, the known calls are kept; that is reported once', async () => {
  const watcher = watch();
  await watcher.look();
  for (const broken of [
    { status: 503, body: {} },
    { status: 503, body: { paths: {} } },
  ]) {
    answer = broken;
    await watcher.look();
  }
  expect(told).toEqual([expect.stringContaining('are not known at present')]);
  await api.close();
  await watcher.look();
  expect(told).toHaveLength(2);
  expect(await store.calls.read()).toHaveLength(3);
});
