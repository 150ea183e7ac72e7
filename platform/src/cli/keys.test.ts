import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FolderStore, ReleaseStore } from '../releases/index.ts';
import { COMMAND_TIMEOUT_MS, runCommand } from './testing/run-command.ts';
import { testRefused } from './testing/test-refused.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The id of a key, and its first and last day. */
async function found({ keys }: ReleaseStore, key: string) {
  const { id = '', at = '', until = '' } = (await keys.find(key)) ?? {};
  return { id, at, until };
}

const run = (...words: readonly string[]) => runCommand(['keys', ...words], folder);

test(
  'a key is made and shown once, listed without its secret, and revoked',
  async () => {
    const store = new ReleaseStore(new FolderStore(folder));
    expect(run()).toMatch(/^0 There are no deploy keys\./);
    const output = run('add', 'remote-notes', '--days', '30', '--by', 'Ada\n\u001b[31m');
    const [, key = ''] = /^METIER_DEPLOY_KEY=(\S+)$/m.exec(output) ?? [];
    const { id, at, until } = await found(store, key);
    expect(Date.parse(until) - Date.parse(at)).toBe(30 * 86_400_000);
    const end = until.slice(0, 10);
    expect(output).toBe(
      `0 Key ${id} may release remote-notes and nothing else, until ${end}. It is shown only now:\nMETIER_DEPLOY_KEY=${key}\n`,
    );
    const day = new Date().toISOString().slice(0, 10);
    expect(run()).toMatch(
      new RegExp(`^0 ${id} notes +made \\S+ by Ada \\[31m, expires ${end}, never used\n$`),
    );
    await store.keys.recordUse(id, day);
    expect(run()).toContain(`, last used ${day}\n`);
    expect(run()).not.toContain(key.slice(-20));
    expect(run('revoke', id)).toBe(`0 Key ${id} is revoked: every gateway refuses it from now on\n`);
    expect(await store.keys.find(key)).toBeUndefined();
    expect(run('revoke', id)).toMatch(/^1 There is no key/);
  },
  COMMAND_TIMEOUT_MS,
);

testRefused(
  [
    ['keys add', 'Name one of: shell, remote-auth,'],
    ['keys add nonsense', 'Name one of: shell, remote-auth,'],
    ['keys add remote-../x', 'Name one of: shell, remote-auth,'],
    ['keys add remote-a remote-b', 'Too many names: remote-b.'],
    ['keys add remote-notes --days 0', 'A key is valid for 1 to 366 days'],
    ['keys add remote-notes --days soon', 'A key is valid for 1 to 366 days'],
    ['keys nonsense', 'Say what to do:'],
    ['keys --nonsense', "Unknown option '--nonsense'"],
  ],
  () => ({ METIER_RELEASES: folder }),
);
