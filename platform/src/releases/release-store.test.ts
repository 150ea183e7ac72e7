import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sampleReleases } from '../gateway/testing/sample-releases.ts';
import { ReleaseStore } from './release-store.ts';
import { FolderStore } from './store/index.ts';
import { sweep } from './sweep.ts';
import { makeLive, rollBack, withdraw } from './switch-live.ts';

const ADA = { by: 'Ada', why: '' };
const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  store = open();
});
afterEach(() => rm(folder, { recursive: true }));

/** The store as another process has it. */
const open = () => new ReleaseStore(new FolderStore(join(folder, 'dist')));

const manifestOf = (app: string) =>
  sampleReleases().remotes.find(({ manifest }) => manifest.app === app)?.manifest;

/** Stores a release of an app as a build would leave it, with a script of its own beside one that all have. */
async function add(script: string, app = 'customer'): Promise<string> {
  const build = await mkdtemp(join(folder, 'build-'));
  await writeFile(join(build, 'manifest.json'), JSON.stringify({ ...manifestOf(app), container: script }));
  await writeFile(join(build, `${script}.js`), script);
  await writeFile(join(build, 'common.js'), 'common');
  await writeFile(join(build, 'common.js.br'), 'small');
  return store.add(app, build);
}

const stateOf = async (app = 'customer') => (await store.registry.read())?.apps[app];
const filesOf = async (app = 'customer') => (await readdir(join(folder, 'dist/files', app))).toSorted();

/** Makes releases of the customer's app live, one after the other, and returns their names. */
async function releaseAll(...scripts: readonly string[]): Promise<string[]> {
  const releases: string[] = [];
  for (const script of scripts) {
    const release = await add(script);
    await makeLive(store, ADA, { customer: release });
    releases.push(release);
  }
  return releases;
}

describe('a release', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['has a path that is none', { routes: [{ path: 'app/x' }] }, '/routes/0'],
    ['has no languages', { locales: undefined }, 'locales'],
    ['is of another app', { app: 'auth' }, '/app is auth'],
  ])(
    'whose manifest %s is refused with the property, and nothing is stored',
    async (_, changes, property) => {
      const build = await mkdtemp(join(folder, 'build-'));
      await writeFile(
        join(build, 'manifest.json'),
        JSON.stringify({ ...manifestOf('customer'), ...changes }),
      );
      await writeFile(join(build, 'one.js'), 'one');
      const added = store.add('customer', build);
      await expect(added).rejects.toThrow('The manifest of customer is refused:');
      await expect(added).rejects.toThrow(property);
      expect(await new FolderStore(join(folder, 'dist')).list('')).toEqual([]);
    },
  );

  test('is named by its content, wherever it was built', async () => {
    const [one, again, other] = [await add('one'), await add('one'), await add('other')];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(one).toMatch(/^[\da-f]{12}$/);
  });

  test('names its files with their digests; what two releases share is stored once', async () => {
    const one = await add('one');
    await add('other');
    const digest = createHash('sha256').update('common').digest('base64');
    expect((await store.manifestOf('customer', one))?.files).toEqual({
      'common.js': `sha256-${digest}`,
      'one.js': expect.stringMatching(/^sha256-/),
    });
    expect(await filesOf()).toEqual(['common.js', 'common.js.br', 'one.js', 'other.js']);
    expect(await store.readFile('customer', 'common.js.br')).toEqual(Buffer.from('small'));
  });

  test('is not there while a file of it cannot be stored', async () => {
    const build = await mkdtemp(join(folder, 'build-'));
    await writeFile(join(build, 'manifest.json'), JSON.stringify(manifestOf('customer')));
    await expect(store.add('customer', build, ['lost.js'])).rejects.toThrow('ENOENT');
    await expect(readdir(join(folder, 'dist/releases'))).rejects.toThrow('ENOENT');
  });

  test('is known by its source without a build, as long as it is there', async () => {
    const release = await add('one');
    await store.noteSource('customer', 's0urce', release);
    expect(await store.releaseOf('customer', 's0urce')).toBe(release);
    expect(await store.releaseOf('customer', 'other')).toBeUndefined();
    await rm(join(folder, `dist/releases/customer/${release}.json`));
    expect(await store.releaseOf('customer', 's0urce')).toBeUndefined();
  });
});

describe('what is live', () => {
  test('are stored releases only', async () => {
    const one = await add('one');
    for (const name of ['none', `./${one}`, `../customer/${one}`, 'a'.repeat(300)])
      await expect(makeLive(store, ADA, { customer: name })).rejects.toThrow(
        `customer has no release ${name}. Those that were live: npm run history -- customer`,
      );
    expect(await store.registry.read()).toBeUndefined();
  });

  test('are releases only that have all of their files', async () => {
    const [one, two] = [await add('one'), await add('two')];
    await makeLive(store, ADA, { customer: one });
    await makeLive(store, ADA, { customer: two });
    await store.noteSource('customer', 's0urce', one);
    await rm(join(folder, 'dist/files/customer/one.js'));
    await expect(makeLive(store, ADA, { customer: one })).rejects.toThrow('lost some of its files');
    await expect(rollBack(store, ADA, 'customer')).rejects.toThrow('no earlier release');
    expect(await store.releaseOf('customer', 's0urce')).toBeUndefined();
    expect(await add('one')).toBe(one);
    expect(await rollBack(store, ADA, 'customer')).toBe(one);
  });

  test('is not written once more, and as a first release only over nothing', async () => {
    const [one, two] = [await add('one'), await add('two')];
    expect(await makeLive(store, ADA, { customer: one }, { first: true })).toMatchObject({ number: 1 });
    expect(await makeLive(store, ADA, { customer: one })).toBeUndefined();
    expect(await makeLive(store, ADA, { customer: two }, { first: true })).toBeUndefined();
    expect(await stateOf()).toEqual({ live: one, held: [] });
  });

  test('is switched for several apps in one step', async () => {
    const [customer, freelancer] = [await add('one'), await add('one', 'freelancer')];
    await makeLive(store, ADA, { customer, freelancer });
    const [document, ...earlier] = await store.registry.history();
    expect(document?.change).toEqual({ action: 'release', apps: ['customer', 'freelancer'] });
    expect(earlier).toEqual([]);
  });

  test('goes back to the release before, again and again; those taken back are held back', async () => {
    const [one = '', two = '', three = ''] = await releaseAll('one', 'two', 'three');
    expect(await rollBack(store, ADA, 'customer')).toBe(two);
    expect(await rollBack(store, ADA, 'customer')).toBe(one);
    expect(await stateOf()).toEqual({ live: one, held: [two, three] });
    await expect(rollBack(store, ADA, 'customer')).rejects.toThrow(
      'customer has no earlier release to go back to.',
    );
    await makeLive(store, ADA, { customer: three });
    expect(await stateOf()).toEqual({ live: three, held: [two] });
  });

  test('goes back to a release by its name', async () => {
    const [one = '', , three = ''] = await releaseAll('one', 'two', 'three');
    expect(await rollBack(store, ADA, 'customer', { to: one })).toBe(one);
    expect(await stateOf()).toEqual({ live: one, held: [three] });
    await expect(rollBack(store, ADA, 'customer', { to: 'none' })).rejects.toThrow(
      'customer has no release none.',
    );
    await expect(rollBack(store, ADA, 'customer', { to: one })).rejects.toThrow(
      `customer ${one} is live already.`,
    );
  });

  test('ends by a withdrawal, which loses no history', async () => {
    const [one] = await releaseAll('one');
    await withdraw(store, ADA, 'customer');
    expect(await stateOf()).toEqual({ live: null, held: [] });
    expect((await store.registry.history()).map(({ apps }) => apps['customer']?.live)).toEqual([null, one]);
    await expect(withdraw(store, ADA, 'customer')).rejects.toThrow('customer has no live release.');
    await expect(rollBack(store, ADA, 'customer')).rejects.toThrow('customer has no live release.');
  });
});

describe('the gate', () => {
  const { manifest: shell } = sampleReleases().shell;
  const addShell = async (provides: Record<string, string[]>) => {
    const build = await mkdtemp(join(folder, 'build-'));
    await writeFile(join(build, 'manifest.json'), JSON.stringify({ ...shell, provides }));
    return store.add('shell', build);
  };
  const addUser = async (uses: Record<string, string[]>, app = 'customer') => {
    const build = await mkdtemp(join(folder, 'build-'));
    await writeFile(join(build, 'manifest.json'), JSON.stringify({ ...manifestOf(app), uses }));
    return store.add(app, build);
  };
  const LACKS =
    'customer uses Slide of @metier/shared-kit/ui, which the shell does not provide: release the shell first.';

  test('refuses a remote that the live shell does not carry, and changes nothing', async () => {
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box'] }) });
    const customer = await addUser({ ui: ['Slide'] });
    await expect(makeLive(store, ADA, { customer })).rejects.toThrow(LACKS);
    expect(await stateOf()).toBeUndefined();
    await makeLive(store, ADA, { customer, shell: await addShell({ ui: ['Box', 'Slide'] }) });
    expect(await stateOf()).toMatchObject({ live: customer });
  });

  test('is passed by force, which is recorded; that fault holds up no later change', async () => {
    const customer = await addUser({ ui: ['Slide'] });
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box'] }) });
    const forced = await makeLive(store, ADA, { customer }, { force: true });
    expect(forced?.change.forced).toEqual([LACKS]);
    const next = await makeLive(store, ADA, { freelancer: await addUser({ ui: ['Box'] }, 'freelancer') });
    expect(next?.change.forced).toBeUndefined();
  });

  test('is asked by a rollback, too', async () => {
    const old = await addShell({ ui: ['Box'] });
    await makeLive(store, ADA, { shell: old });
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box', 'Slide'] }) });
    await makeLive(store, ADA, { customer: await addUser({ ui: ['Slide'] }) });
    await expect(rollBack(store, ADA, 'shell')).rejects.toThrow(LACKS);
    expect(await rollBack(store, ADA, 'shell', { force: true })).toBe(old);
  });

  test('refuses one of two releases at once that fit alone and not together', async () => {
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box', 'Slide'] }) });
    const customer = await addUser({ ui: ['Slide'] });
    const next = await addShell({ ui: ['Box'] });
    const others = [open(), open()];
    const ends = await Promise.allSettled([
      makeLive(others[0] ?? store, ADA, { customer }),
      makeLive(others[1] ?? store, ADA, { shell: next }),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('sweeping', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY);

  test('keeps for 30 days what was live, held back or stored', async () => {
    await releaseAll('one', 'two');
    await add('stored');
    expect(await sweep(store, inDays(29))).toEqual([]);
    expect(await filesOf()).toEqual(['common.js', 'common.js.br', 'one.js', 'stored.js', 'two.js']);
  });

  test('keeps what is live for ever, and removes the others with the files that only they have', async () => {
    const [one] = await releaseAll('one', 'two');
    const stored = await add('stored');
    expect((await sweep(store, inDays(31))).toSorted()).toEqual(
      [`customer/${one}`, `customer/${stored}`].toSorted(),
    );
    expect(await filesOf()).toEqual(['common.js', 'common.js.br', 'two.js']);
    expect((await store.registry.history()).length).toBe(2);
  });

  test('keeps what was live until a few days ago, however long ago it was released', async () => {
    const [one = '', two = ''] = await releaseAll('one', 'two');
    const first = join(folder, 'dist/registry/000001.json');
    const document = JSON.parse(await readFile(first, 'utf8')) as object;
    await writeFile(first, JSON.stringify({ ...document, at: '2020-01-01T00:00:00.000Z' }));
    expect(await sweep(store, inDays(29))).toEqual([]);
    expect(await store.manifestOf('customer', one)).toBeDefined();
    expect(await store.manifestOf('customer', two)).toBeDefined();
  });

  test('spares the files of a release that is added meanwhile', async () => {
    await releaseAll('one', 'two');
    const common = join(folder, 'dist/files/customer/common.js');
    const long = new Date(Date.now() - 31 * DAY);
    await utimes(common, long, long);
    const three = await add('three');
    await store.removeUnnamed(new Set(), inDays(-30));
    expect(await store.isWhole('customer', three)).toBe(true);
    expect((await stat(common)).mtime.getTime()).toBeGreaterThan(inDays(-1).getTime());
  });

  test('spares the files of a release that is uploaded meanwhile', async () => {
    await store.addFile('customer', 'one.js', Buffer.from('one'));
    const manifest = await store.manifestOf('customer', await add('one'));
    if (!manifest) throw new Error('It was added.');
    const long = new Date(Date.now() - 31 * DAY);
    for (const file of ['one.js', 'one.js.br', 'one.js.gz'])
      await utimes(join(folder, 'dist/files/customer', file), long, long);
    await store.addManifest(manifest);
    for (const file of ['one.js', 'one.js.br', 'one.js.gz'])
      expect((await stat(join(folder, 'dist/files/customer', file))).mtime.getTime()).toBeGreaterThan(
        inDays(-1).getTime(),
      );
  });

  test('removes nothing while it is not known what was live', async () => {
    await releaseAll('one', 'two');
    await writeFile(join(folder, 'dist/registry/000002.json'), '{"schema":2}');
    expect(await sweep(store, inDays(31))).toEqual([]);
    expect(await filesOf()).toEqual(['common.js', 'common.js.br', 'one.js', 'two.js']);
  });
});
