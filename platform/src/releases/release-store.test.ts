import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseStore } from './release-store.ts';
import { FolderStore } from './store/index.ts';
import { makeLive, rollBack } from './switch-live.ts';
import { ADA, manifestOf, SampleStore } from './testing/sample-store.ts';

let sample: SampleStore;
let store: ReleaseStore;
beforeEach(async () => {
  sample = await SampleStore.create();
  ({ store } = sample);
});
afterEach(() => sample.close());

describe('a release', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['has a path that is none', { routes: [{ path: 'app/x' }] }, '/routes/0'],
    ['has no languages', { locales: undefined }, 'locales'],
    ['is of another app', { app: 'auth' }, '/app is auth'],
  ])(
    'whose manifest %s is refused with the property, and nothing is stored',
    async (_, changes, property) => {
      const build = await mkdtemp(join(sample.folder, 'build-'));
      await writeFile(
        join(build, 'manifest.json'),
        JSON.stringify({ ...manifestOf('customer'), ...changes }),
      );
      await writeFile(join(build, 'one.js'), 'one');
      const added = store.add('customer', build);
      await expect(added).rejects.toThrow('The manifest of customer is refused:');
      await expect(added).rejects.toThrow(property);
      expect(await new FolderStore(join(sample.folder, 'dist')).list('')).toEqual([]);
    },
  );

  test('is named by its content, on every machine', async () => {
    const [one, again, other] = [await sample.add('one'), await sample.add('one'), await sample.add('other')];
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(one).toMatch(/^[\da-f]{12}$/);
  });

  test('lists its files with digests; files shared by two releases are stored once', async () => {
    const one = await sample.add('one');
    await sample.add('other');
    const digest = createHash('sha256').update('common').digest('base64');
    expect((await store.manifestOf('customer', one))?.files).toEqual({
      'common.js': `sha256-${digest}`,
      'one.js': expect.stringMatching(/^sha256-/),
    });
    expect(await sample.files()).toEqual(['common.js', 'common.js.br', 'one.js', 'other.js']);
    expect(await store.readFile('customer', 'common.js.br')).toEqual(Buffer.from('small'));
  });

  test('does not exist while one of its files cannot be stored', async () => {
    const build = await mkdtemp(join(sample.folder, 'build-'));
    await writeFile(join(build, 'manifest.json'), JSON.stringify(manifestOf('customer')));
    await expect(store.add('customer', build, ['lost.js'])).rejects.toThrow('ENOENT');
    await expect(readdir(join(sample.folder, 'dist/releases'))).rejects.toThrow('ENOENT');
  });

  test('is found by its source hash without a build, as long as it exists', async () => {
    const release = await sample.add('one');
    await store.noteSource('customer', 's0urce', release);
    expect(await store.releaseOf('customer', 's0urce')).toBe(release);
    expect(await store.releaseOf('customer', 'other')).toBeUndefined();
    await rm(join(sample.folder, `dist/releases/customer/${release}.json`));
    expect(await store.releaseOf('customer', 's0urce')).toBeUndefined();
  });
});

describe('the gate', () => {
  const addShell = (provides: Record<string, string[]>) => sample.addWith('shell', { provides });
  const addUser = (uses: Record<string, string[]>, app = 'customer') => sample.addWith(app, { uses });
  const LACKS =
    'customer uses Slide of @metier/shared-kit/ui, which the shell does not provide: release the shell first.';

  test('refuses a remote that does not fit the live shell, and changes nothing', async () => {
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box'] }) });
    const customer = await addUser({ ui: ['Slide'] });
    await expect(makeLive(store, ADA, { customer })).rejects.toThrow(LACKS);
    expect(await sample.stateOf()).toBeUndefined();
    await makeLive(store, ADA, { customer, shell: await addShell({ ui: ['Box', 'Slide'] }) });
    expect(await sample.stateOf()).toMatchObject({ live: customer });
  });

  test('can be overridden by force, which is recorded; the fault does not block later changes', async () => {
    const customer = await addUser({ ui: ['Slide'] });
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box'] }) });
    const forced = await makeLive(store, ADA, { customer }, { force: true });
    expect(forced?.change.forced).toEqual([LACKS]);
    const next = await makeLive(store, ADA, { freelancer: await addUser({ ui: ['Box'] }, 'freelancer') });
    expect(next?.change.forced).toBeUndefined();
  });

  test('checks rollbacks, too', async () => {
    const old = await addShell({ ui: ['Box'] });
    await makeLive(store, ADA, { shell: old });
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box', 'Slide'] }) });
    await makeLive(store, ADA, { customer: await addUser({ ui: ['Slide'] }) });
    await expect(rollBack(store, ADA, 'shell')).rejects.toThrow(LACKS);
    expect(await rollBack(store, ADA, 'shell', { force: true })).toBe(old);
  });

  test('refuses one of two concurrent releases that fit alone but not together', async () => {
    await makeLive(store, ADA, { shell: await addShell({ ui: ['Box', 'Slide'] }) });
    const customer = await addUser({ ui: ['Slide'] });
    const next = await addShell({ ui: ['Box'] });
    const others = [sample.open(), sample.open()];
    const ends = await Promise.allSettled([
      makeLive(others[0] ?? store, ADA, { customer }),
      makeLive(others[1] ?? store, ADA, { shell: next }),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
