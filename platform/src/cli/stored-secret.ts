import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../database/index.ts';
import { CommandError } from './command.ts';

const BYTES = 48;
/** Minimum length, as of `METIER_SECRET`. */
const MIN_LENGTH = 32;

/**
 * The secret of an installation without a configured one: generated at the first start and kept in the data folder,
 * readable by its owner only.
 *
 * @throws CommandError if the file holds no valid secret
 */
export async function storedSecret(folder: string): Promise<string> {
  const file = join(folder, 'secret');
  const kept = await read(file);
  const secret = kept ?? (await make(folder, file));
  if (secret.length < MIN_LENGTH)
    throw new CommandError(
      `${file} must hold a secret of ${MIN_LENGTH} characters or more. Without the file the next start makes another one.`,
    );
  return secret;
}

const isError = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Creates the file atomically. Of concurrent starts the first one's secret wins. */
async function make(folder: string, file: string): Promise<string> {
  await makeDataFolder(folder);
  const unfinished = `${file}-${randomUUID()}`;
  const secret = randomBytes(BYTES).toString('base64url');
  try {
    await writeFile(unfinished, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await link(unfinished, file);
    return secret;
  } catch (error) {
    if (!isError(error, 'EEXIST')) throw error;
    return (await read(file)) ?? '';
  } finally {
    await rm(unfinished, { force: true });
  }
}
