import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { addSamples } from '../../../federation/gateway/testing/sample-gateway.ts';
import { sampleReleases } from '../../../federation/gateway/testing/sample-releases.ts';
import { FolderStore, ReleaseStore } from '../../../releases/index.ts';
import { releaseMonolith } from './release-monolith.ts';

test('the monolith passes the gate, although its shell links to pages of the remotes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'monolith-'));
  const from = new ReleaseStore(new FolderStore(join(folder, 'from')));
  await addSamples(from);
  const scripts = await mkdtemp(join(folder, 'scripts-'));
  await writeFile(join(scripts, 'one.js'), '"all of it"');
  const { shell, remotes } = sampleReleases();
  const linked = { ...shell, manifest: { ...shell.manifest, usesPages: ['/app/my-projects'] } };
  const store = await releaseMonolith(join(folder, 'monolith'), {
    monolith: { folder: scripts, entry: ['one.js'], pages: { customer: [['one.js'], ['one.js']] } },
    live: { shell: linked, remotes },
    from,
  });
  const live = (await store.registry.read())?.apps ?? {};
  expect(Object.keys(live).toSorted()).toEqual(['auth', 'customer', 'freelancer', 'shell']);
  await rm(folder, { recursive: true });
});
