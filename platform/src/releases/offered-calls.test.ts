import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { OfferedCalls } from './offered-calls.ts';
import { FolderStore } from './store/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calls-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([['{'], ['{"a":1}'], ['[1]']])('damaged calls are unknown: %s', async (content) => {
  const store = new FolderStore(folder);
  const calls = new OfferedCalls(store);
  await calls.note(['GET /api/a']);
  expect(await calls.read()).toEqual(['GET /api/a']);
  await store.put('api/calls.json', Buffer.from(content));
  expect(await calls.read()).toBeUndefined();
});
