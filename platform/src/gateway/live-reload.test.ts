import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { ReleaseStore } from '../releases/index.ts';
import { createGateway } from './create-gateway.ts';
import type { Changes } from './live-reload.ts';
import { sampleReleases } from './testing/sample-releases.ts';

test('in development the page hears of each change', async () => {
  const store = new ReleaseStore(await mkdtemp(join(tmpdir(), 'live-')));
  const { manifest } = sampleReleases().shell;
  await store.add('shell', 'dev', (folder) =>
    writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest)),
  );
  await store.switchTo('shell', 'dev');
  const changes: Changes = new EventEmitter();
  const api = fastify();
  await api.ready();
  const gateway = await createGateway({ store, api: { app: api }, changes });
  const origin = await gateway.listen({ port: 0 });

  expect(await (await fetch(origin)).text()).toContain('EventSource');
  const events = (await fetch(`${origin}/live-reload`)).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  expect(await events?.read()).toEqual({ done: false, value: 'retry: 100\n\n' });
  changes.emit('change');
  expect(await events?.read()).toEqual({ done: false, value: 'data: change\n\n' });

  await gateway.close();
  await rm(store.folder, { recursive: true });
});
