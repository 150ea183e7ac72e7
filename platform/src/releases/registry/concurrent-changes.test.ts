import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openStore } from '../store/index.ts';
import { type SampleStores, startStores } from '../store/testing/start-stores.ts';
import { ReleaseRegistry } from './release-registry.ts';

const PROGRAM = fileURLToPath(new URL('./testing/change-registry.ts', import.meta.url));
const PROCESSES = 8;
const CHANGES = 5;
/** Generous for busy machines. */
const TIMEOUT_MS = 300_000;

let stores: SampleStores;
beforeAll(async () => {
  stores = await startStores();
}, TIMEOUT_MS);
afterAll(() => stores.stop());

/** A process that has read the current state, and writes its change on a signal. */
async function startProcess(place: string, app: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM, place, app, String(CHANGES)], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  return async () => {
    child.stdin.end();
    expect(await exited).toEqual([0, null]);
  };
}

test.each([
  ['a folder', () => stores.folder],
  ['a bucket', () => stores.inBucket('registry-test')],
])(
  `of ${PROCESSES} processes that change a registry in %s at once no change is lost`,
  async (_, placeOf) => {
    const place = placeOf();
    const apps = Array.from({ length: PROCESSES }, (_each, number) => `app-${number}`);
    const resumes = await Promise.all(apps.map((app) => startProcess(place, app)));
    await Promise.all(resumes.map((resume) => resume()));

    const history = (await new ReleaseRegistry(await openStore(place)).history()).toReversed();
    const all = Array.from({ length: PROCESSES * CHANGES }, (_each, index) => index + 1);
    expect(history.map(({ number }) => number)).toEqual(all);
    for (const app of apps) {
      const own = history.filter(({ by }) => by === app);
      const counted = Array.from({ length: CHANGES }, (_each, index) => String(index + 1));
      expect(own.map(({ why }) => why)).toEqual(counted.map((count) => `change ${count}`));
      expect(own.map(({ apps: state }) => state[app]?.live)).toEqual(counted);
      expect(own.every(({ change }) => change.apps.join() === app)).toBe(true);
      expect(history.at(-1)?.apps[app]?.live).toBe(String(CHANGES));
    }
  },
  TIMEOUT_MS,
);
