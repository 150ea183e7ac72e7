import { resolve } from 'node:path';
import { startDatabase } from '../database/index.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

/** Folder of the embedded database and the kept secret. */
export const dataFolder = (): string => resolve(ROOT, process.env['METIER_DATA'] ?? '.data');

/**
 * The database of `DATABASE_URL`; by default the embedded one in the folder of `METIER_DATA`, started for this command.
 */
export async function databaseUrl(shutdown: Shutdown): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const { url, stop } = await startDatabase({ folder: dataFolder() });
  shutdown.defer(stop);
  return url;
}
