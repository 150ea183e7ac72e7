import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { contentDigest } from '../integrity.ts';
import { ReleaseStore } from './release-store.ts';
import { FolderStore } from './store/index.ts';
import { sweep } from './sweep.ts';
import { makeLive } from './switch-live.ts';
import { ADA, DAY_MS, SampleStore } from './testing/sample-store.ts';

let sample: SampleStore;
let store: ReleaseStore;
beforeEach(async () => {
  sample = await SampleStore.create();
  ({ store } = sample);
});
afterEach(() => sample.close());

describe('sweeping', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  /** So that only the registry keeps what is stored. */
  const pretendStoredLongAgo = async () => {
    for (const folder of ['releases/customer', 'files/customer'].map((name) =>
      join(sample.folder, 'dist', name),
    ))
      for (const file of await readdir(folder)) await utimes(join(folder, file), inDays(-31), inDays(-31));
  };

  test('keeps releases for 30 days after they were live, held back or stored', async () => {
    await sample.releaseAll('one', 'two');
    await sample.add('stored');
    expect(await sweep(store, inDays(29))).toEqual([]);
    expect(await sample.files()).toEqual(['common.js', 'common.js.br', 'one.js', 'stored.js', 'two.js']);
  });

  test('keeps live releases, and removes others with the files that only they have', async () => {
    const [one] = await sample.releaseAll('one', 'two');
    const stored = await sample.add('stored');
    expect((await sweep(store, inDays(31))).toSorted()).toEqual(
      [`customer/${one}`, `customer/${stored}`].toSorted(),
    );
    expect(await sample.files()).toEqual(['common.js', 'common.js.br', 'two.js']);
    expect((await store.registry.history()).length).toBe(2);
  });

  test('keeps a release that was live until a few days ago, however old it is', async () => {
    const [one = '', two = ''] = await sample.releaseAll('one', 'two');
    const first = join(sample.folder, 'dist/registry/000001.json');
    const document = JSON.parse(await readFile(first, 'utf8')) as object;
    await writeFile(first, JSON.stringify({ ...document, at: '2020-01-01T00:00:00.000Z' }));
    await pretendStoredLongAgo();
    expect(await sweep(store, inDays(29))).toEqual([]);
    expect(await store.manifestOf('customer', one)).toBeDefined();
    expect(await store.manifestOf('customer', two)).toBeDefined();
  });

  test('keeps a release that was live before, however many came after it', async () => {
    const releases = await sample.releaseAll('one', 'two', 'three', 'four', 'five', 'six', 'seven');
    await pretendStoredLongAgo();
    expect(await sweep(store)).toEqual([]);
    for (const release of releases) expect(await store.isWhole('customer', release)).toBe(true);
  });

  test('during two concurrent releases of one app keeps both releases complete', async () => {
    for (let round = 1; round <= 10; round++) {
      const releases = [await sample.add(`one${round}`), await sample.add(`two${round}`)];
      const release = async (customer: string) => {
        const process = sample.open();
        await makeLive(process, ADA, { customer });
        await sweep(process);
      };
      await Promise.all(releases.map(release));
      expect(releases).toContain((await sample.stateOf())?.live);
      for (const each of releases) expect(await store.isWhole('customer', each)).toBe(true);
    }
  });

  test('keeps the files of a release that is being added', async () => {
    await sample.releaseAll('one', 'two');
    const common = join(sample.folder, 'dist/files/customer/common.js');
    const long = new Date(Date.now() - 31 * DAY_MS);
    await utimes(common, long, long);
    const three = await sample.add('three');
    await store.removeUnreferenced(async () => new Set(), inDays(-30));
    expect(await store.isWhole('customer', three)).toBe(true);
    expect((await stat(common)).mtime.getTime()).toBeGreaterThan(inDays(-1).getTime());
  });

  test('keeps the files of a release that is being uploaded', async () => {
    const script = `one.${contentDigest('one')}.js`;
    await store.addFile('customer', script, Buffer.from('one'));
    const release = await sample.addWith('customer', {}, { [script]: 'one' });
    const manifest = await store.manifestOf('customer', release);
    if (!manifest) throw new Error('The release was not added.');
    const long = new Date(Date.now() - 31 * DAY_MS);
    for (const file of [script, `${script}.br`, `${script}.gz`])
      await utimes(join(sample.folder, 'dist/files/customer', file), long, long);
    await store.addManifest(manifest);
    for (const file of [script, `${script}.br`, `${script}.gz`])
      expect((await stat(join(sample.folder, 'dist/files/customer', file))).mtime.getTime()).toBeGreaterThan(
        inDays(-1).getTime(),
      );
  });

  /** Two releases that were live until 40 days ago, and are older than that. */
  const withOldReleases = async () => {
    const releases = await sample.releaseAll('one', 'two', 'three');
    for (const number of [1, 2, 3]) {
      const file = join(sample.folder, `dist/registry/00000${number}.json`);
      const document = JSON.parse(await readFile(file, 'utf8')) as object;
      await writeFile(file, JSON.stringify({ ...document, at: inDays(-40).toISOString() }));
    }
    await pretendStoredLongAgo();
    store = sample.open();
    return releases;
  };

  test('without concurrent registrations removes what was live long ago', async () => {
    const [one, two] = await withOldReleases();
    expect(await sweep(store)).toEqual([`customer/${one}`, `customer/${two}`].toSorted());
    expect(await sample.files()).toEqual(['common.js', 'common.js.br', 'three.js']);
  });

  test('keeps a release that is checked before the sweep and registered after it', async () => {
    const [one = ''] = await withOldReleases();
    const other = sample.open();
    const [checked, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const isWhole = other.isWhole.bind(other);
    jest.spyOn(other, 'isWhole').mockImplementation(async (...names) => {
      const found = await isWhole(...names);
      checked.resolve();
      await swept.promise;
      return found;
    });
    const switched = makeLive(other, ADA, { customer: one });
    await checked.promise;
    await sweep(store);
    swept.resolve();
    await switched;
    expect((await sample.stateOf())?.live).toBe(one);
    expect(await store.isWhole('customer', one)).toBe(true);
  });

  test('of a release makes registrations of it wait and fail', async () => {
    const [one = ''] = await withOldReleases();
    const home = new FolderStore(join(sample.folder, 'dist'));
    const [begun, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const remove = home.remove.bind(home);
    jest.spyOn(home, 'remove').mockImplementation(async (key) => {
      begun.resolve();
      await goesOn.promise;
      await remove(key);
    });
    const sweeping = sweep(new ReleaseStore(home));
    await begun.promise;
    const place = new FolderStore(join(sample.folder, 'dist'));
    const looked = Promise.withResolvers<void>();
    const list = place.list.bind(place);
    jest.spyOn(place, 'list').mockImplementation(async (prefix) => {
      const found = await list(prefix);
      if (prefix === 'sweeping/') looked.resolve();
      return found;
    });
    const switched = makeLive(new ReleaseStore(place), ADA, { customer: one });
    const outcome = switched.then(
      () => 'live',
      ({ message }: Error) => message,
    );
    await Promise.race([looked.promise, outcome]);
    goesOn.resolve();
    await sweeping;
    expect(await outcome).toMatch(/^customer (has no release|\w+ has lost some of its files)/);
    expect((await sample.stateOf())?.live).not.toBe(one);
    expect(await list('sweeping/')).toEqual([]);
  });

  test('that was killed delays registrations no longer than a sweep takes', async () => {
    const [one = ''] = await withOldReleases();
    const mark = join(sample.folder, 'dist/sweeping/killed');
    await mkdir(dirname(mark));
    await writeFile(mark, '');
    const long = new Date(Date.now() - 130_000);
    await utimes(mark, long, long);
    await makeLive(store, ADA, { customer: one });
    expect((await sample.stateOf())?.live).toBe(one);
  });

  test('keeps all files of an app with an unreadable manifest', async () => {
    const [, , three] = await withOldReleases();
    await truncate(join(sample.folder, `dist/releases/customer/${three}.json`), 40);
    await sweep(store);
    expect(await sample.files()).toContain('three.js');
  });

  test('removes nothing while the history is unreadable', async () => {
    await sample.releaseAll('one', 'two');
    await writeFile(join(sample.folder, 'dist/registry/000002.json'), '{"schema":2}');
    expect(await sweep(store, inDays(31))).toEqual([]);
    expect(await sample.files()).toEqual(['common.js', 'common.js.br', 'one.js', 'two.js']);
  });
});
