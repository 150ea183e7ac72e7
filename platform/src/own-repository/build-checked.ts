import { buildApp } from '../federation/build/build-app.ts';
import { GateError } from '../releases/release-error.ts';
import { isTypeCheckWarm, typeFaults } from '../source-faults/type-faults.ts';

const SOURCES = ['src'];

/**
 * Builds a remote into a folder and checks its types beside that, by its own `tsconfig.json`. What it may import the
 * build itself checks.
 *
 * @throws {GateError} if its types have faults
 */
export async function buildChecked(folder: string, output: string): Promise<void> {
  if (!isTypeCheckWarm(folder, SOURCES))
    console.log('checking types for the first time here: up to half a minute');
  const [faults] = await Promise.all([
    typeFaults({ root: folder, config: 'tsconfig.json', folders: SOURCES }),
    buildApp(folder, output),
  ]);
  if (faults.length > 0) throw new GateError(faults, 'Correct it and try again.');
}
