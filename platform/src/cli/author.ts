import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Author } from '../releases/index.ts';
import { CommandError } from './command.ts';
import { ROOT } from './root.ts';

/** Options of every command that changes the registry. */
export const AUTHOR_OPTIONS = {
  by: { type: 'string' },
  why: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

/** The option `--force`, which requires a reason. */
export function forceOf({ force, why }: { force: boolean; why?: string }): boolean {
  if (force && !why) throw new CommandError('--force needs a reason: --why "…"');
  return force;
}

/**
 * The user who runs this command, by git's configuration or else the system's, and the given reason.
 *
 * @param folder whose git configuration is read
 */
export async function authorOf(
  { by, why = '' }: { by?: string; why?: string },
  folder = ROOT,
): Promise<Author> {
  return { by: by || (await gitUser(folder)) || userInfo().username, why };
}

/** `Ada Lovelace <ada@metier.example>`; undefined without git or its settings. */
async function gitUser(cwd: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['var', 'GIT_AUTHOR_IDENT'], { cwd });
    return /^(.*>)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}
