import { dataFolder } from './database-url.ts';
import { keptSecret } from './kept-secret.ts';

/**
 * The environment of a command that runs the API. Over the embedded database the secret defaults to the one kept
 * beside the data; production requires a configured one.
 */
export async function environment(): Promise<NodeJS.ProcessEnv> {
  const { DATABASE_URL, METIER_SECRET, NODE_ENV } = process.env;
  if (DATABASE_URL || METIER_SECRET?.trim() || NODE_ENV === 'production') return process.env;
  return { ...process.env, METIER_SECRET: await keptSecret(dataFolder()) };
}
