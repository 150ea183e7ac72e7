import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FolderStore } from '../store/index.ts';
import { CountStore, minuteOf } from './count-store.ts';
import { sumOf } from './counts.ts';

const MINUTE_MS = 60_000;
const NOW = new Date(30_000_000 * MINUTE_MS);
const MINUTE = minuteOf(NOW);

let folder: string;
let counts: CountStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'counts-'));
  counts = new CountStore(new FolderStore(folder));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const shown = (count: number) => ({ 'customer/c1': { shown: count } });
const sumSince = async (first: number, of = counts) =>
  sumOf((await of.since(first, NOW)).map(({ counts: each }) => each))['customer/c1'];

test('the counts of all gateways are added up; each gateway replaces its own', async () => {
  await counts.write('a1', MINUTE, shown(1));
  await counts.write('b2', MINUTE, shown(10));
  await counts.write('a1', MINUTE, shown(2));
  await counts.write('a1', MINUTE - 1, shown(100));
  const other = new CountStore(new FolderStore(folder));
  expect(await sumSince(MINUTE, other)).toEqual({ shown: 12 });
  expect(await sumSince(MINUTE - 1, other)).toEqual({ shown: 112 });
});

test('damaged and foreign documents are ignored', async () => {
  await counts.write('a1', MINUTE, shown(1));
  for (const [file, text] of [
    [`${MINUTE}.b2.json`, '{"schema":1,'],
    [`${MINUTE}.c3.json`, '{"schema":2,"counts":{"customer/c1":{"shown":5}}}'],
    [`${MINUTE}.d4.json`, '{"schema":1,"counts":{"customer/c1":{"shown":-5}}}'],
    ['notes.txt', 'x'],
  ] as const)
    await writeFile(join(folder, 'counts', file), text);
  expect(await sumSince(MINUTE)).toEqual({ shown: 1 });
});

test('an immutable document is read once', async () => {
  await counts.write('a1', MINUTE - 10, shown(1));
  await counts.write('a1', MINUTE, shown(1));
  const get = jest.spyOn(FolderStore.prototype, 'get');
  await counts.since(0, NOW);
  await counts.since(0, NOW);
  expect(get.mock.calls.map(([key]) => key).toSorted()).toEqual(
    [MINUTE - 10, MINUTE, MINUTE].map((minute) => `counts/${minute}.a1.json`),
  );
});

test('counts are kept for a day', async () => {
  for (const age of [0, 1440, 1441]) await counts.write('a1', MINUTE - age, shown(1));
  await counts.sweep(NOW);
  expect((await readdir(join(folder, 'counts'))).toSorted()).toEqual([
    `${MINUTE - 1440}.a1.json`,
    `${MINUTE}.a1.json`,
  ]);
});

test('a document that another gateway has removed is forgotten', async () => {
  await counts.write('a1', MINUTE - 1441, shown(1));
  expect(await sumSince(0)).toEqual({ shown: 1 });
  await new CountStore(new FolderStore(folder)).sweep(NOW);
  await counts.sweep(NOW);
  await counts.write('a1', MINUTE - 1441, shown(2));
  expect(await sumSince(0)).toEqual({ shown: 2 });
});
