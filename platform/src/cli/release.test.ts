import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addSample } from '../federation/gateway/testing/sample-gateway.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { findApps, FolderStore, ReleaseStore, withdraw } from '../releases/index.ts';
import { sourceHashOf } from '../releases/source-hash.ts';
import { ROOT } from './root.ts';
import { COMMAND_TIMEOUT_MS, expectAnswer, runCommand } from './testing/run-command.ts';
import { testRefused } from './testing/test-refused.ts';

const AUTH = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'auth')?.manifest;

let folder: string;
let first: string;
let second: string;
/** A store into which another tree has released: its `gone` has no folder here. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  const store = new ReleaseStore(new FolderStore(join(folder, 'full')));
  if (!AUTH) throw new Error('The sample has this remote.');
  const gone = { ...AUTH, app: 'gone', routes: [] };
  first = await addSample(store, gone);
  second = await addSample(store, { ...gone, container: 'other' });
  await addSample(store, { ...gone, app: 'lost' });
  await withdraw(store, { by: 'Ada', why: 'a\n\u001b[31mb' }, 'lost');
});
afterAll(() => rm(folder, { recursive: true }));

const run = (words: string, store = 'full') => runCommand(words.split(' '), join(folder, store));

testRefused(
  [
    ['release remote-none', 'Name one of: shell, remote-auth,'],
    ['release remote-gone', 'There is no folder remote-gone here. A stored release of it:'],
    ['release remote-gone nonsense', 'gone has no release nonsense. Those that were live: npm run history'],
    ['release remote-gone nonsense --store', 'A named release is already stored'],
    ['release remote-gone one two', 'Too many names: two.'],
    ['release remote-gone one --force', '--force needs a reason: --why "…"'],
    ['rollback', 'Name one of: shell, remote-auth,'],
    ['rollback remote-auth', 'auth has no live release.'],
    ['withdraw shell', 'Without the shell there is no page'],
    ['withdraw remote-lost', 'lost has no live release.'],
    ['history remote-none', 'Name one of: shell, remote-auth,'],
    ['history --nonsense', "Unknown option '--nonsense'"],
    ['status nonsense', 'Name one of: shell, remote-auth,'],
  ],
  () => ({ METIER_RELEASES: join(folder, 'full') }),
);

test(
  'the history contains a withdrawn app of another tree',
  () => expectAnswer(run('history lost'), '0 000004 withdraw lost (none): '),
  COMMAND_TIMEOUT_MS,
);

test(
  'an app of another tree is rolled back, released by name and withdrawn',
  () => {
    expect(run('rollback remote-gone/')).toBe(`0 gone ${first} is live again\n`);
    expect(run(`release remote-gone ${second}`)).toBe(`0 gone ${second} is live\n`);
    expect(run(`release remote-gone ${second}`)).toBe(`0 gone ${second} is live already\n`);
    expect(run('withdraw gone')).toBe('0 gone is withdrawn. Live again: npm run release -- remote-gone\n');
  },
  COMMAND_TIMEOUT_MS,
);

test(
  'a remote whose live release equals this tree is neither built nor checked',
  async () => {
    const store = new ReleaseStore(new FolderStore(join(folder, 'same')));
    const app = findApps(ROOT).find(({ name }) => name === 'auth');
    if (!AUTH || !app) throw new Error('Sample and workspace have this remote.');
    const live = await addSample(store, AUTH);
    await store.noteSource('auth', sourceHashOf(ROOT, app), live);
    // Every type check writes it.
    const settings = join(ROOT, 'node_modules/.cache/tsc/release-remote-authsrc.json');
    const checkedAt = () =>
      stat(settings).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
    const before = await checkedAt();
    expect(run('release remote-auth', 'same')).toBe(`0 auth ${live} is live already\n`);
    expect(await checkedAt()).toBe(before);
  },
  COMMAND_TIMEOUT_MS,
);

test(
  'a reason stays on one line',
  () => expect(run('history remote-lost')).toMatch(/^0 .*, Ada: a \[31mb$/m),
  COMMAND_TIMEOUT_MS,
);

test.each([['status'], ['history']])(
  '%s of an empty store prints that',
  (command) => expect(run(command, 'empty')).toMatch(/^0 Nothing was released yet/),
  COMMAND_TIMEOUT_MS,
);

test(
  'status reports an unreadable newest document',
  async () => {
    const store = new ReleaseStore(new FolderStore(join(folder, 'damaged')));
    if (AUTH) await addSample(store, AUTH);
    await writeFile(join(folder, 'damaged/registry/000002.json'), '{');
    expect(run('status', 'damaged')).toMatch(/^0 The newest document of the registry cannot be read/);
  },
  COMMAND_TIMEOUT_MS,
);
