import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FolderStore } from '../store/index.ts';
import type { RegisteredApps } from './registry-document.ts';
import { ReleaseRegistry } from './release-registry.ts';

const ADA = { by: 'Ada', why: 'new prices' };

let folder: string;
let registry: ReleaseRegistry;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  registry = open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** The registry as seen by another process. */
const open = () => new ReleaseRegistry(new FolderStore(folder));
const file = (number: number) => join(folder, `registry/${String(number).padStart(6, '0')}.json`);

const release =
  (live: string, app = 'customer') =>
  (apps: RegisteredApps) => ({
    action: 'release',
    apps: { ...apps, [app]: { live, held: [] } },
  });
const liveIn = async (of: ReleaseRegistry) => (await of.read())?.apps['customer']?.live;

test('an empty store has no state', async () => {
  expect(await registry.read()).toBeUndefined();
  expect(await registry.history()).toEqual([]);
});

test('other files in its folder are no documents', async () => {
  await registry.change(ADA, release('c1'));
  await writeFile(`${file(1)}~`, 'the copy of an editor');
  await writeFile(join(folder, 'registry/notes.json'), '{}');
  expect(await liveIn(open())).toBe('c1');
  expect((await open().change(ADA, release('c2'))).number).toBe(2);
  let states = 0;
  for await (const state of open().states()) states += state ? 1 : 100;
  expect(states).toBe(2);
});

test('an unreadable registry does not count as empty', async () => {
  expect(await registry.isEmpty()).toBe(true);
  await registry.change(ADA, release('c1'));
  await truncate(file(1));
  expect(await open().read()).toBeUndefined();
  expect(await open().isEmpty()).toBe(false);
});

test('each change is a numbered document with author, time, reason and content', async () => {
  await registry.change(ADA, release('c1'));
  await registry.change({ by: 'Bob', why: '' }, release('f1', 'freelancer'));
  expect(JSON.parse(await readFile(file(2), 'utf8'))).toEqual({
    schema: 1,
    number: 2,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    by: 'Bob',
    why: '',
    change: { action: 'release', apps: ['freelancer'] },
    apps: { customer: { live: 'c1', held: [] }, freelancer: { live: 'f1', held: [] } },
  });
  expect((await registry.history()).map(({ number, by }) => [number, by])).toEqual([
    [2, 'Bob'],
    [1, 'Ada'],
  ]);
});

test('the newest states are read without the whole history', async () => {
  for (let count = 1; count <= 100; count++) await registry.change(ADA, release(`c${count}`));
  const store = new FolderStore(folder);
  const reads = jest.spyOn(store, 'get');
  const fresh = new ReleaseRegistry(store);
  expect((await fresh.read())?.number).toBe(100);
  // The newest document, and the number after it.
  expect(reads).toHaveBeenCalledTimes(2);
  for await (const state of fresh.states()) if (state?.number === 95) break;
  expect(reads.mock.calls.length).toBeLessThan(30);
});

test('a change of another process is seen at the next read', async () => {
  const other = open();
  expect(await other.read()).toBeUndefined();
  await registry.change(ADA, release('c1'));
  expect(await liveIn(other)).toBe('c1');
  await registry.change(ADA, release('c2'));
  await registry.change(ADA, release('c3'));
  expect(await liveIn(other)).toBe('c3');
});

test('concurrent changes are serialized, each based on the previous state', async () => {
  const processes = Array.from({ length: 5 }, open);
  await Promise.all(processes.map((each, index) => each.change(ADA, release('1', `app${index}`))));
  expect(Object.keys((await registry.read())?.apps ?? {}).toSorted()).toEqual([
    'app0',
    'app1',
    'app2',
    'app3',
    'app4',
  ]);
  expect((await registry.history()).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
});

test('a change is computed from the state whose successor it writes, whatever a concurrent read finds', async () => {
  await registry.change(ADA, release('c1'));
  const store = new FolderStore(folder);
  const busy = new ReleaseRegistry(store);
  await busy.read();
  const absent = Promise.withResolvers<undefined>();
  const present = Promise.withResolvers<Buffer>();
  jest.spyOn(store, 'get').mockReturnValueOnce(absent.promise).mockReturnValueOnce(present.promise);
  const change = busy.change(ADA, release('f1', 'freelancer'));
  const look = busy.read();
  await registry.change(ADA, release('m1', 'manager'));
  const second = await readFile(file(2));
  // The change has found no second document, a concurrent read has, and both answers arrive together.
  absent.resolve(undefined);
  present.resolve(second);
  await look;
  expect(Object.keys((await change).apps)).toEqual(['customer', 'manager', 'freelancer']);
});

test('a refused change writes nothing', async () => {
  const refuse = () => {
    throw new Error('It does not fit.');
  };
  await expect(registry.change(ADA, refuse)).rejects.toThrow('It does not fit.');
  expect(await registry.history()).toEqual([]);
});

test.each([
  ['cut off', (path: string) => truncate(path, 20)],
  ['of a later schema', (path: string) => writeFile(path, '{"schema":2,"number":2,"apps":{}}')],
])('a document that is %s is skipped, and only a forced change follows it', async (_how, damage) => {
  await registry.change(ADA, release('c1'));
  await registry.change(ADA, release('c2'));
  await damage(file(2));
  const fresh = open();
  expect(await liveIn(fresh)).toBe('c1');
  const fault = 'registry/000002.json cannot be read, and what it changed would be undone: restore it first.';
  await expect(fresh.change(ADA, release('c3'))).rejects.toThrow(fault);
  expect((await fresh.history()).map(({ number }) => number)).toEqual([1]);
  const forced = await fresh.change(ADA, (apps) => ({ ...release('c3')(apps), force: true }));
  const coded = { text: fault, code: 'registry', values: { file: 'registry/000002.json' } };
  expect(forced).toMatchObject({ number: 3, change: { forced: [fault], faults: [coded] } });
  expect((await open().read())?.change.faults).toEqual([coded]);
  expect(await liveIn(open())).toBe('c3');
  expect((await open().change(ADA, release('c4'))).number).toBe(4);
});

test('a document that is restored counts again, in open processes, too', async () => {
  await registry.change(ADA, release('c1'));
  await registry.change(ADA, release('c2'));
  const content = await readFile(file(2));
  await truncate(file(2), 20);
  const running = open();
  expect(await liveIn(running)).toBe('c1');
  await writeFile(file(2), content);
  expect(await liveIn(running)).toBe('c2');
  expect((await running.change(ADA, release('c3'))).number).toBe(3);
});
