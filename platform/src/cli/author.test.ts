import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { authorOf } from './author.ts';

test('the author is the user of the folder’s git configuration, unless another one is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'author-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('config', 'user.name', 'Ada Lovelace');
  git('config', 'user.email', 'ada@metier.example');
  expect(await authorOf({ why: 'A typo' }, folder)).toEqual({
    by: 'Ada Lovelace <ada@metier.example>',
    why: 'A typo',
  });
  expect(await authorOf({ by: 'Mona' }, folder)).toEqual({ by: 'Mona', why: '' });
  await rm(folder, { recursive: true });
});
