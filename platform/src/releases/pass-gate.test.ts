import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setCanary } from './canary.ts';
import { makeLive } from './switch-live.ts';
import { ADA, SampleStore } from './testing/sample-store.ts';

let sample: SampleStore;
beforeEach(async () => {
  sample = await SampleStore.create();
});
afterEach(() => sample.close());

const damage = (app: string, release: string) =>
  truncate(join(sample.folder, `dist/releases/${app}/${release}.json`), 40);

test.each(['shell', 'customer'])(
  'while the live manifest of %s cannot be read, only a release of it passes',
  async (damaged) => {
    const { store } = sample;
    const names = ['shell', 'customer', 'freelancer'];
    const releases: Record<string, string> = {};
    for (const app of names) releases[app] = await sample.addWith(app, {});
    await makeLive(store, ADA, releases);
    await damage(damaged, releases[damaged] ?? '');
    const freelancer = await sample.addWith('freelancer', { container: 'next' });
    const fault = `The manifest of ${damaged} ${releases[damaged]} cannot be read, so nothing can be compared with it: release or roll back ${damaged} first.`;
    await expect(makeLive(store, ADA, { freelancer })).rejects.toThrow(fault);
    const repaired = await sample.addWith(
      damaged,
      damaged === 'shell' ? { firstPaint: '' } : { container: 'y' },
    );
    await makeLive(store, ADA, { [damaged]: repaired });
    expect(await makeLive(store, ADA, { freelancer })).toMatchObject({ change: { action: 'release' } });
  },
);

test('a canary whose manifest cannot be read is a fault, too; by force the fault is recorded', async () => {
  const { store } = sample;
  const [live, next] = [
    await sample.addWith('customer', {}),
    await sample.addWith('customer', { container: 'y' }),
  ];
  await makeLive(store, ADA, { customer: live });
  await setCanary(store, ADA, 'customer', { release: next, percent: 10 });
  await damage('customer', next);
  const freelancer = await sample.addWith('freelancer', {});
  await expect(makeLive(store, ADA, { freelancer })).rejects.toThrow(`customer ${next} cannot be read`);
  const document = await makeLive(store, ADA, { freelancer }, { force: true });
  expect(document?.change.forced).toEqual([expect.stringContaining(`customer ${next} cannot be read`)]);
});
