import { mkdir } from 'node:fs/promises';
import { storeInto } from '../../federation/gateway/testing/release-into.ts';
import { sampleReleases } from '../../federation/gateway/testing/sample-releases.ts';
import {
  abortCanary,
  type Author,
  makeLive,
  openStore,
  promoteCanary,
  ReleaseStore,
  rollBack,
  setCanary,
} from '../index.ts';

/**
 * Releases an app with new files again and again, as canary or at once, promotes, aborts and rolls back, until it is
 * killed. Prints a line before each step, and `done <reason>` after each that succeeded. Arguments: place of the store,
 * app, folder for builds.
 */
const [place = '', app = '', builds = ''] = process.argv.slice(2);
const store = new ReleaseStore(await openStore(place));
const remote = sampleReleases().remotes.find(({ manifest }) => manifest.app === app);
if (!remote) throw new Error(`The sample has no ${app}.`);
// Builds that a kill leaves behind are removed with the test's folder.
process.env['TMPDIR'] = builds;
await mkdir(builds, { recursive: true });

interface Step {
  /** With a reason of its own, by which the change is found in the history. */
  readonly author: Author;
  readonly release: string;
}

const steps = [
  ({ author, release }: Step) => makeLive(store, author, { [app]: release }),
  ({ author, release }: Step) => setCanary(store, author, app, { release, percent: 10 }),
  ({ author }: Step) => promoteCanary(store, author, app),
  ({ author, release }: Step) => setCanary(store, author, app, { release, percent: 50 }),
  ({ author }: Step) => abortCanary(store, author, app),
  ({ author }: Step) => rollBack(store, author, app),
];

for (let count = 0; ; count++) {
  const name = `${app}_${process.pid}_${count}`;
  const files = { 'entry.js': 'shared', [`${name}.js`]: name };
  console.log('next');
  const release = await storeInto(store, { app, manifest: remote.manifest, files });
  console.log('stored');
  // A step can be refused: the previous process may have been killed between two dependent steps.
  const accepted = await steps[count % steps.length]?.({ author: { by: app, why: name }, release }).catch(
    () => undefined,
  );
  if (accepted) console.log(`done ${name}`);
}
