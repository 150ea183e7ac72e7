import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addSample } from '../federation/gateway/testing/sample-gateway.ts';
import { storeInto } from '../federation/gateway/testing/release-into.ts';
import { sampleReleases } from '../federation/gateway/testing/sample-releases.ts';
import { FolderStore, ReleaseStore } from '../releases/index.ts';
import { COMMAND_TIMEOUT_MS, runCommand } from './testing/run-command.ts';
import { testRefused } from './testing/test-refused.ts';

const AUTH = sampleReleases().remotes.find(({ manifest }) => manifest.app === 'auth')?.manifest;

let folder: string;
let live: string;
let next: string;
/** The app `gone` is in the store but has no folder in this tree. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
  const store = new ReleaseStore(new FolderStore(folder));
  if (!AUTH) throw new Error('The sample has this remote.');
  const gone = { ...AUTH, app: 'gone', routes: [] };
  live = await addSample(store, gone);
  next = await storeInto(store, { app: 'gone', manifest: { ...gone, container: 'next' } });
});
afterAll(() => rm(folder, { recursive: true }));

const run = (words: string) => runCommand(words.split(' '), folder);

testRefused(
  [
    ['canary remote-gone', 'Say one of: --percent 10, --steps 1,10,50,100 --every 10m, --promote, --abort.'],
    [
      'canary remote-gone --percent 10 --promote',
      'Say one of: --percent 10, --steps 1,10,50,100 --every 10m, --promote, --abort.',
    ],
    ['canary remote-gone x --steps 10,5 --every 10m', 'A schedule rises, and says how long each step takes'],
    ['canary remote-gone x --steps 1,101 --every 10m', 'A schedule rises, and says how long each step takes'],
    [
      'canary remote-gone x --steps 1,many --every 10m',
      'A schedule rises, and says how long each step takes',
    ],
    ['canary remote-gone x --steps 1,10 --every soon', 'A schedule rises, and says how long each step takes'],
    ['canary remote-none --abort', 'Name one of: shell, remote-auth,'],
    ['canary remote-gone --abort', 'gone has no canary.'],
    [
      'canary remote-gone --percent 10',
      'There is no folder remote-gone here. A stored release of it: npm run canary',
    ],
    ['canary remote-gone nonsense --percent 10', 'gone has no release nonsense.'],
    [
      'canary remote-gone nonsense --percent many',
      'The share of a canary is more than 0 and less than 100 percent.',
    ],
    ['canary remote-gone one two --abort', 'Too many names: two.'],
  ],
  () => ({ METIER_RELEASES: folder }),
);

test(
  'a canary is started, raised, aborted, started again and promoted; status and history show it',
  () => {
    expect(run(`canary remote-gone ${next} --percent 10`)).toBe(
      [
        `0 gone ${next} is shown to 10 % of visitors.`,
        'To promote it: npm run canary -- remote-gone --promote',
        'To abort it: npm run canary -- remote-gone --abort\n',
      ].join('\n'),
    );
    expect(run('canary gone --percent 50')).toContain(`0 gone ${next} is shown to 50 % of visitors.`);
    expect(run('status')).toMatch(RegExp(`gone +${live} .*, canary: ${next} for 50 %`));
    const everybody = (release: string) =>
      `0 gone ${release} is what every visitor gets from the next page on\n`;
    expect(run('canary remote-gone --abort')).toBe(everybody(live));
    expect(run(`canary remote-gone ${next} --steps 10,50 --every 2h`)).toContain('is shown to 10 %');
    expect(run('canary remote-gone --promote')).toBe(everybody(next));
    const lines = run('history remote-gone').split('\n');
    expect(lines.map((line) => line.replace(/:? \d{4}-.*/, ''))).toEqual([
      `0 000006 promote  gone ${next}`,
      `000005 canary   gone ${live} (canary: ${next} for 10 %)`,
      `000004 abort    gone ${live}`,
      `000003 canary   gone ${live} (canary: ${next} for 50 %)`,
      `000002 canary   gone ${live} (canary: ${next} for 10 %)`,
      `000001 release  gone ${live}`,
      '',
    ]);
  },
  COMMAND_TIMEOUT_MS,
);
