import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MANIFEST_INPUTS } from '../federation/build/manifest/manifest-inputs.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { type App, findApps } from './apps.ts';
import { setCanary } from './canary.ts';
import { ReleaseStore } from './release-store.ts';
import { appsNotLive, appsToBuild, differencesOf, releaseTree, storeApp } from './release-tree.ts';
import { sourceHashOf } from './source-hash.ts';
import { FolderStore } from './store/index.ts';
import { makeLive, rollBack, withdraw } from './switch-live.ts';

const ADA = { by: 'Ada', why: '' };
const {
  shell: SHELL,
  remotes: [REMOTE],
} = sampleReleases();

let root: string;
let store: ReleaseStore;
let shell: App;
let notes: App;

/** Stores a release as if built from an app's current source; these tests build nothing. */
async function build(app: App, manifest: object, text: string): Promise<string> {
  const folder = await mkdtemp(join(root, 'build-'));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, app: app.name }));
  await writeFile(join(folder, `${text}.js`), text);
  const release = await store.add(app.name, folder);
  await store.noteSource(app.name, sourceHashOf(root, app), release);
  return release;
}

async function change(source: string): Promise<string> {
  await writeFile(join(root, 'remote-notes/index.ts'), source);
  return build(notes, REMOTE?.manifest ?? {}, source);
}

const live = async () => (await store.registry.read())?.apps['notes']?.live;
const release = () => releaseTree(root, store, ADA);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'workspace-'));
  store = new ReleaseStore(new FolderStore(join(root, 'dist')));
  for (const folder of [
    'shell',
    'shared-kit/contract/src',
    'platform/src/federation/build',
    'platform/src/federation/browser',
    'remote-notes',
  ])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'pnpm-lock.yaml'), '');
  for (const file of MANIFEST_INPUTS) await writeFile(join(root, file), '');
  const [first, second] = findApps(root);
  if (!first || !second) throw new Error('The workspace has a shell and a remote.');
  [shell, notes] = [first, second];
  await build(shell, SHELL.manifest, 'shell');
});

afterEach(() => rm(root, { recursive: true }));

test('the tree is released in one step, only the apps that differ', async () => {
  const first = await change('first');
  expect(await release()).toEqual(['shell', 'notes']);
  expect(await live()).toBe(first);
  expect(await release()).toEqual([]);
  const second = await change('second');
  expect(await release()).toEqual(['notes']);
  expect(await live()).toBe(second);
  expect((await store.registry.history()).map(({ change: { apps } }) => apps)).toEqual([
    ['notes'],
    ['shell', 'notes'],
  ]);
});

test('an app needs no build while the store has the release of its source', async () => {
  const first = await change('first');
  expect(await appsToBuild(root, store)).toEqual([]);
  expect(await storeApp(root, store, notes)).toEqual({ release: first, built: false });
  await writeFile(join(root, 'remote-notes/index.ts'), 'second');
  expect(await appsToBuild(root, store)).toEqual([notes]);
});

test('only apps that differ from what is live are checked, even if the store has their release', async () => {
  await change('first');
  expect(await appsNotLive(root, store)).toEqual([shell, notes]);
  await release();
  expect(await appsNotLive(root, store)).toEqual([]);
  await change('second');
  expect(await appsNotLive(root, store)).toEqual([notes]);
  expect(await appsNotLive(root, store, [shell])).toEqual([]);
});

test('a tree that equals what is live has no differences', async () => {
  await change('first');
  await release();
  expect(await differencesOf(root, store)).toEqual([]);
});

test('each difference is shown with the command that releases it', async () => {
  const first = await change('first');
  expect(await differencesOf(root, store)).toEqual([
    'shell was never released. To release it: npm run release -- shell',
    'notes was never released. To release it: npm run release -- remote-notes',
  ]);
  await release();
  await writeFile(join(root, 'remote-notes/index.ts'), 'second');
  expect(await differencesOf(root, store)).toEqual([
    `notes is live at ${first}, and is another one here. To release it: npm run release -- remote-notes`,
  ]);
});

test('a held back or withdrawn release is shown as such', async () => {
  const good = await change('good');
  await release();
  const bad = await change('bad');
  await release();
  await rollBack(store, ADA, 'notes');
  expect(await differencesOf(root, store)).toEqual([
    `notes stays at ${good}: ${bad}, as it is here, is held back. To make it live all the same: npm run release -- remote-notes`,
  ]);
  await makeLive(store, ADA, { notes: bad });
  expect(await differencesOf(root, store)).toEqual([]);
  await withdraw(store, ADA, 'notes');
  expect(await differencesOf(root, store)).toEqual([
    'notes is withdrawn. To make it live again: npm run release -- remote-notes',
  ]);
});

test('a rolled back or withdrawn release stays so until it is released by name', async () => {
  const good = await change('good');
  await release();
  await change('bad');
  await release();
  await rollBack(store, ADA, 'notes');
  expect(await release()).toEqual([]);
  expect(await live()).toBe(good);
  await withdraw(store, ADA, 'notes');
  await change('newer');
  expect(await release()).toEqual([]);
  expect(await live()).toBeNull();
});

test('a rolled back release stays so when another source builds the same files', async () => {
  const good = await change('good');
  await release();
  const bad = await change('bad');
  await release();
  await rollBack(store, ADA, 'notes');
  await writeFile(
    join(root, 'platform/src/federation/build/comment.ts'),
    '// It changes the source of every app.',
  );
  expect(await appsToBuild(root, store)).toEqual([shell, notes]);
  await build(shell, SHELL.manifest, 'shell');
  expect(await build(notes, REMOTE?.manifest ?? {}, 'bad')).toBe(bad);
  expect(await release()).toEqual([]);
  expect(await live()).toBe(good);
});

test('an app with a canary is not changed, and shown', async () => {
  const first = await change('first');
  await release();
  const next = await change('next');
  await setCanary(store, ADA, 'notes', { release: next, percent: 10 });
  expect(await release()).toEqual([]);
  const shown = `notes is live at ${first}, with the canary ${next} for 10 % of visitors`;
  expect(await differencesOf(root, store)).toEqual([
    `${shown}, as it is here. To make it live: npm run canary -- remote-notes --promote`,
  ]);
  await change('newer');
  expect(await release()).toEqual([]);
  expect(await live()).toBe(first);
  expect(await differencesOf(root, store)).toEqual([
    `${shown}, and is another one here. To release it, which ends the canary: npm run release -- remote-notes`,
  ]);
});

test('a remote without a folder here stays live, and is shown', async () => {
  await change('first');
  await release();
  await rm(notes.folder, { recursive: true });
  expect(await differencesOf(root, store)).toEqual([
    'notes is live and has no folder here. To take it out: npm run withdraw -- remote-notes',
  ]);
  expect(await release()).toEqual([]);
});

test('source faults are refused; by force they pass and are recorded', async () => {
  await change('first');
  await release();
  const next = await change('next');
  const sourceFaults = ['remote-notes/index.ts:1: wrong'];
  const before = await store.registry.read();
  for (const refused of [
    makeLive(store, ADA, { notes: next }, { sourceFaults }),
    setCanary(store, ADA, 'notes', { release: next, percent: 10, sourceFaults }),
    releaseTree(root, store, ADA, { checked: Promise.resolve(sourceFaults) }),
  ])
    await expect(refused).rejects.toThrow('  - remote-notes/index.ts:1: wrong');
  expect(await store.registry.read()).toEqual(before);
  const options = { release: next, percent: 10, sourceFaults, force: true };
  expect((await setCanary(store, ADA, 'notes', options)).change.forced).toEqual(sourceFaults);
  const document = await makeLive(store, ADA, { notes: next }, { sourceFaults, force: true });
  expect(document?.change.forced).toEqual(sourceFaults);
});

test('a fault of the source is reported before the build that fails for it', async () => {
  await writeFile(join(notes.folder, 'webpack.config.ts'), `throw new Error('does not build');`);
  const refused = Promise.reject(new Error('wrong import in line 1'));
  await expect(storeApp(root, store, notes, refused)).rejects.toThrow('wrong import in line 1');
  await expect(storeApp(root, store, notes, Promise.resolve())).rejects.toThrow('does not build');
});

test('an app that fails its check is not stored', async () => {
  const config = join(notes.folder, 'webpack.config.ts');
  await writeFile(config, `export default () => ({ mode: 'development', entry: {} });`);
  const refused = Promise.reject(new Error('wrong'));
  await expect(storeApp(root, store, notes, refused)).rejects.toThrow('wrong');
  expect(await appsToBuild(root, store)).toEqual([notes]);
});

test('a build whose files do not have their digests in their names is not stored as a release', async () => {
  const manifest = JSON.stringify({ ...REMOTE?.manifest, app: 'notes', routes: [], locales: {} });
  const config = `export default () => ({
    mode: 'development',
    entry: {},
    plugins: [{
      apply: ({ hooks, webpack: { sources } }) => hooks.thisCompilation.tap('plain', (compilation) => {
        compilation.emitAsset('entry.js', new sources.RawSource('start();'));
        compilation.emitAsset('manifest.json', new sources.RawSource(${JSON.stringify(manifest)}));
      }),
    }],
  });`;
  await writeFile(join(notes.folder, 'webpack.config.ts'), config);
  await expect(storeApp(root, store, notes)).rejects.toThrow(
    'entry.js does not have the digest of its content',
  );
  expect(await appsToBuild(root, store)).toEqual([notes]);
});
