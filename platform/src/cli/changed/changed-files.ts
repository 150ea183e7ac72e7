import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../command.ts';

/**
 * Files changed since this branch left another one, including untracked and deleted ones; a renamed file by both names.
 *
 * @param folder root of the working copy
 * @param ref branch or commit to compare with
 * @throws {CommandError} if git does not know it
 * @example await changedFiles(ROOT, 'main') // ['remote-customer/src/manifest.ts']
 */
export async function changedFiles(folder: string, ref: string): Promise<string[]> {
  const git = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 26 });
    return stdout.split('\0').filter(Boolean);
  };
  try {
    const changed = await git('diff', '--merge-base', '--name-only', '--no-renames', '-z', ref);
    const untracked = await git('ls-files', '--others', '--exclude-standard', '-z');
    return [...changed, ...untracked].sort();
  } catch (error) {
    throw new CommandError(
      `git cannot compare with "${ref}": ${(error as Error).message.trim()}\nName another branch or commit: npm test -- --changed=<ref>`,
    );
  }
}
