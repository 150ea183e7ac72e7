import { join } from 'node:path';
import { dataFolder } from './database-url.ts';
import { storedSecret } from './stored-secret.ts';

/**
 * The environment of a command that runs the API. Over the embedded database the secret defaults to the one kept
 * beside the data; production requires a configured one.
 */
export async function environment(): Promise<NodeJS.ProcessEnv> {
  const { DATABASE_URL, METIER_SECRET, METIER_FILES, NODE_ENV } = process.env;
  if (NODE_ENV === 'production') return process.env;
  const files = { ...process.env, METIER_FILES: METIER_FILES?.trim() || join(dataFolder(), 'files') };
  if (DATABASE_URL || METIER_SECRET?.trim()) return files;
  return { ...files, METIER_SECRET: await storedSecret(dataFolder()) };
}
