import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ReleaseStore } from './release-store.ts';

let store: ReleaseStore;

beforeEach(async () => {
  store = new ReleaseStore(await mkdtemp(join(tmpdir(), 'store-')));
});

afterEach(() => rm(store.folder, { recursive: true }));

const add = (app: string, release: string) =>
  store.add(app, release, (folder) => writeFile(join(folder, 'manifest.json'), release));

async function releaseAll(app: string, ...releases: string[]) {
  for (const release of releases) {
    await add(app, release);
    await store.switchTo(app, release);
  }
}

describe('a release', () => {
  test('appears whole', async () => {
    await add('customer', 'one');
    expect(await readFile(join(store.folderOf('customer', 'one'), 'manifest.json'), 'utf8')).toBe('one');
  });

  test('does not appear at all when its build fails', async () => {
    await expect(
      store.add('customer', 'one', async (folder) => {
        await writeFile(join(folder, 'manifest.json'), 'half');
        throw new Error('does not build');
      }),
    ).rejects.toThrow('does not build');
    expect(store.has('customer', 'one')).toBe(false);
    expect(await readdir(join(store.folder, 'customer'))).toEqual([]);
  });

  test('is never changed: a second build of it is dropped', async () => {
    await add('customer', 'one');
    await store.add('customer', 'one', (folder) => writeFile(join(folder, 'manifest.json'), 'other'));
    expect(await readFile(join(store.folderOf('customer', 'one'), 'manifest.json'), 'utf8')).toBe('one');
  });
});

test('a release that was emptied by hand is made again', async () => {
  await add('customer', 'one');
  await rm(join(store.folderOf('customer', 'one'), 'manifest.json'));
  expect(store.has('customer', 'one')).toBe(false);
  await add('customer', 'one');
  expect(store.has('customer', 'one')).toBe(true);
});

describe('the live release', () => {
  test('is the one switched to last; rollback goes back one by one', async () => {
    await releaseAll('customer', 'one', 'two', 'three');
    expect(await store.history('customer')).toEqual(['three', 'two', 'one']);
    expect(await store.rollback('customer')).toBe('two');
    expect(await store.rollback('customer')).toBe('one');
    await expect(store.rollback('customer')).rejects.toThrow('no earlier release');
    expect(await store.history('customer')).toEqual(['one']);
  });

  test('cannot be one that does not exist', async () => {
    await expect(store.switchTo('customer', 'none')).rejects.toThrow('no release none');
  });

  test('of one app says nothing about another', async () => {
    await releaseAll('customer', 'one', 'two');
    await releaseAll('manager', 'uno');
    await store.rollback('customer');
    expect(await store.history('manager')).toEqual(['uno']);
    expect((await store.apps()).sort()).toEqual(['customer', 'manager']);
  });

  test('keeps four earlier ones on the disk', async () => {
    await releaseAll('customer', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6');
    expect((await readdir(join(store.folder, 'customer'))).sort()).toEqual([
      'live',
      'r2',
      'r3',
      'r4',
      'r5',
      'r6',
    ]);
  });

  test('may be none: a withdrawn app keeps its files for the pages that are open', async () => {
    await releaseAll('customer', 'one');
    await store.withdraw('customer');
    expect([await store.apps(), store.isRemoved('customer')]).toEqual([[], true]);
    expect(store.has('customer', 'one')).toBe(true);
    await expect(store.withdraw('customer')).rejects.toThrow('no live release');
  });

  test('is gone with its app', async () => {
    await releaseAll('customer', 'one');
    await store.remove('customer');
    expect(await store.apps()).toEqual([]);
    expect(await readdir(join(store.folder, 'customer'))).toEqual(['live']);
    expect([store.isRemoved('customer'), store.isRemoved('never-there')]).toEqual([true, false]);
    await releaseAll('customer', 'two');
    expect(await store.apps()).toEqual(['customer']);
  });
});

describe('what is held back', () => {
  test('is each release that was rolled back, until another goes live', async () => {
    await releaseAll('customer', 'one', 'two', 'three');
    await store.rollback('customer');
    await store.rollback('customer');
    const held = () => Promise.all(['one', 'two', 'three'].map((id) => store.isHeldBack('customer', id)));
    expect(await held()).toEqual([false, true, true]);
    await releaseAll('customer', 'four');
    expect(await held()).toEqual([false, false, false]);
  });

  test('is any release of an app that was withdrawn, until one is released', async () => {
    await releaseAll('customer', 'one');
    await store.withdraw('customer');
    expect(await store.isHeldBack('customer', 'other')).toBe(true);
    await releaseAll('customer', 'two');
    expect(await store.isHeldBack('customer', 'other')).toBe(false);
  });
});
