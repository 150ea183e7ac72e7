import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FolderStore } from './folder-store.ts';
import { testStoreContract } from './testing/store-contract.ts';
import { isWhole } from './testing/whole-content.ts';

const PROGRAM = fileURLToPath(new URL('./testing/write-for-ever.ts', import.meta.url));
const ROUNDS = 12;
const WRITERS = 4;
const MAX_LIFE_MS = 60;
const HOUR_MS = 3_600_000;
/** Generous for busy machines. */
const TIMEOUT_MS = 300_000;

let root: string;
let folders = 0;
const newFolder = (): string => join(root, String(folders++));
const unfinishedIn = (folder: string): Promise<string[]> => readdir(join(folder, '.unfinished'));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'metier-store-'));
});
afterAll(() => rm(root, { recursive: true }));

testStoreContract(async () => new FolderStore(newFolder()));

/** Runs a writer in its own process and kills it at a random moment after it has started. */
async function killWriter(folder: string, name: string): Promise<void> {
  const writer = spawn(process.execPath, ['--no-warnings', PROGRAM, folder, name], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'exit');
  await once(writer.stdout, 'data');
  await sleep(Math.random() * MAX_LIFE_MS);
  writer.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}

test(
  `${ROUNDS * WRITERS} writers killed at random leave complete content or none, and leftovers are removed after an hour`,
  async () => {
    const folder = newFolder();
    for (let round = 0; round < ROUNDS; round++) {
      const names = Array.from({ length: WRITERS }, (_, writer) => `${round}-${writer}`);
      await Promise.all(names.map((name) => killWriter(folder, name)));
      const store = new FolderStore(folder);
      for (const { key } of await store.list('')) {
        expect(key).toMatch(/^(put|once)\/[\d-]+$/);
        const content = await store.get(key);
        expect(content && isWhole(content)).toBe(true);
        await store.remove(key);
      }
    }
    const leftovers = await unfinishedIn(folder);
    // Otherwise no kill was in the middle of a write, and the test would prove nothing.
    expect(leftovers).not.toEqual([]);
    const old = new Date(Date.now() - HOUR_MS - 1000);
    for (const name of leftovers.slice(1)) await utimes(join(folder, '.unfinished', name), old, old);
    await new FolderStore(folder).put('next', Buffer.from('x'));
    // One was left young: its writer may still be running.
    expect(await unfinishedIn(folder)).toEqual(leftovers.slice(0, 1));
  },
  TIMEOUT_MS,
);

test('unfinished files are neither listed nor read, and writers leave none behind', async () => {
  const folder = newFolder();
  const store = new FolderStore(folder);
  await mkdir(join(folder, '.unfinished'), { recursive: true });
  await writeFile(join(folder, '.unfinished/half'), 'hal');
  await store.put('a', Buffer.from('x'));
  await store.createOnce('b', Buffer.from('x'));
  await store.createOnce('b', Buffer.from('y'));
  expect((await store.list('')).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(await unfinishedIn(folder)).toEqual(['half']);
});

test('a key outside of the folder is neither written nor removed', async () => {
  const folder = newFolder();
  const store = new FolderStore(folder);
  await store.put('inside', Buffer.from('x'));
  await writeFile(join(root, 'neighbour'), 'not ours');
  await expect(store.put('../written', Buffer.from('x'))).rejects.toThrow('is not a key');
  await expect(store.remove('../neighbour')).rejects.toThrow('is not a key');
  await expect(access(join(root, 'written'))).rejects.toThrow('ENOENT');
  await access(join(root, 'neighbour'));
});

test('a folder may have any name', async () => {
  const folder = newFolder();
  await new FolderStore(folder).put('a/b', Buffer.from('x'));
  for (const name of [`${folder}/`, `${folder}/./`, join(folder, '../') + folder.split('/').at(-1)])
    expect((await new FolderStore(name).list('')).map(({ key }) => key)).toEqual(['a/b']);
});

test('a folder that cannot be read is an error, not an empty store', async () => {
  const folder = newFolder();
  await mkdir(folder);
  await symlink('registry', join(folder, 'registry'));
  const store = new FolderStore(folder);
  await expect(store.list('registry/')).rejects.toThrow('ELOOP');
  await expect(store.get('registry/000001.json')).rejects.toThrow('ELOOP');
  await expect(store.createOnce('registry/000001.json', Buffer.from('x'))).rejects.toThrow('registry');
});
