import { rm } from 'node:fs/promises';
import { FOLDER } from './sheet.ts';

/** Global setup: removes the sheets of an earlier run. */
export default async function clearFolder(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
}
