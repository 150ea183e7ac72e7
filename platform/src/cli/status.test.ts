import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { storeInto } from '../federation/gateway/testing/release-into.ts';
import { addSample } from '../federation/gateway/testing/sample-gateway.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { FolderStore, ReleaseStore, setCanary } from '../releases/index.ts';
import { COMMAND_TIMEOUT_MS, runCommand } from './testing/run-command.ts';

const ADA = { by: 'Ada', why: '' };
const { shell, remotes } = sampleReleases();
const [AUTH] = remotes;

let folder: string;
let next: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  const store = new ReleaseStore(new FolderStore(folder));
  if (!AUTH) throw new Error('The sample has this remote.');
  const provides = { ui: ['Box', 'OldBox', 'OldPanel'], charts: ['OldChart'] };
  const deprecated = { ui: ['OldBox', 'OldPanel'], charts: ['OldChart'] };
  await addSample(store, { ...shell.manifest, provides, deprecated });
  const own = (app: string, uses: Record<string, string[]>) => ({
    ...AUTH.manifest,
    app,
    container: app,
    routes: [],
    uses,
  });
  await addSample(store, own('new', { ui: ['Box'] }));
  await addSample(store, own('old', { ui: ['Box', 'OldBox'], charts: ['OldChart'] }));
  next = await storeInto(store, { app: 'old', manifest: own('old', { ui: ['OldPanel'] }) });
  const schedule = { steps: [10, 50, 100], minutes: 90 };
  const now = new Date('2026-03-01T23:00:00Z');
  await setCanary(store, ADA, 'old', { release: next, percent: 10, schedule, now });
});
afterAll(() => rm(folder, { recursive: true }));

test(
  'status counts the deprecated names of the kit that each remote uses',
  () => {
    const said = runCommand(['status'], folder);
    expect(said).toContain('\nold uses deprecated names of the kit (2): ui: OldBox, charts: OldChart\n');
    expect(said).toContain('\nold (canary) uses deprecated names of the kit (1): ui: OldPanel\n');
    expect(said).not.toMatch(/^new uses/m);
  },
  COMMAND_TIMEOUT_MS,
);

test(
  'status shows when a schedule raises a canary at the earliest',
  () => {
    expect(runCommand(['status'], folder)).toContain(
      `, canary: ${next} for 10 % (raised while it is as good as live: 50 % from 2026-03-02 00:30:00 UTC, 100 % from 2026-03-02 02:00:00 UTC)`,
    );
  },
  COMMAND_TIMEOUT_MS,
);
