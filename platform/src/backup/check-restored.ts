import { checkFiles, readConfig } from '@metier/api';
import { startOn } from './start-on.ts';

/**
 * Starts the API over a restored database, and compares the store of files with it.
 *
 * @param settings environment of the product, with its store of files
 * @throws Error when the API does not answer, or its books do not balance
 * @example const { faults } = await checkRestored(restored, process.env);
 */
export async function checkRestored(url: string, settings: NodeJS.ProcessEnv): ReturnType<typeof checkFiles> {
  await startOn(url);
  return checkFiles(readConfig({ ...settings, DATABASE_URL: url }));
}
