import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changedFiles } from './changed-files.ts';

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@metier.example'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-'));
  await mkdir(join(folder, 'docs'));
  git('init', '--quiet', '--initial-branch=main');
  await commit('kept.ts', 'moved.ts', 'removed.ts', 'edited.ts');
});
afterAll(() => rm(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', [...AUTHOR, ...args], { cwd: folder });

async function commit(...files: string[]): Promise<void> {
  for (const file of files) await writeFile(join(folder, file), `${file}\n`);
  git('add', '--all');
  git('commit', '--quiet', '--message=change');
}

test('lists everything changed on the branch and in its working copy, and nothing changed on main', async () => {
  git('checkout', '--quiet', '-b', 'topic');
  await commit('committed.ts');
  git('checkout', '--quiet', 'main');
  await commit('of-main.ts');
  git('checkout', '--quiet', 'topic');
  expect(await changedFiles(folder, 'main')).toEqual(['committed.ts']);

  await writeFile(join(folder, '.gitignore'), 'ignored.ts\n');
  await writeFile(join(folder, 'ignored.ts'), '');
  await writeFile(join(folder, 'edited.ts'), 'edited');
  await writeFile(join(folder, 'docs/süß neu.md'), '');
  git('mv', 'moved.ts', 'moved-here.ts');
  git('rm', '--quiet', 'removed.ts');
  expect(await changedFiles(folder, 'main')).toEqual([
    '.gitignore',
    'committed.ts',
    'docs/süß neu.md',
    'edited.ts',
    'moved-here.ts',
    'moved.ts',
    'removed.ts',
  ]);
  expect(await changedFiles(folder, 'topic')).not.toContain('committed.ts');
});

test('an unknown ref is rejected with what to do', async () => {
  await expect(changedFiles(folder, 'nonsense')).rejects.toThrow(
    /^git cannot compare with "nonsense"[^]*Name another branch or commit: npm test -- --changed=<ref>$/,
  );
});
