import { buildApp } from '../federation/build/build-app.ts';
import { GateError } from '../releases/release-error.ts';
import { isTypeCheckWarm, typeFaults } from '../source-faults/type-faults.ts';

const SOURCES = ['src'];

/**
 * Builds a remote and concurrently checks its types by its own `tsconfig.json`. The build itself refuses forbidden
 * imports.
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
  if (faults.length > 0)
    throw new GateError(
      faults.map((text) => ({ text })),
      'Correct it and try again.',
    );
}
