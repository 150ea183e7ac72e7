import { type App, GateError } from '../releases/index.ts';
import { areTypesKnown, sourceFaultsOf } from '../source-faults/index.ts';
import { ROOT } from './root.ts';

/** Handling of faults in the source. */
export interface SourceCheck {
  /** Ignores the faults. */
  readonly force?: boolean;
  /** False for a command without a registry change that could record the force. */
  readonly forceable?: boolean;
}

/**
 * Checks types and imports of some apps of this tree, beside their builds.
 *
 * @returns faults that were ignored by force
 * @throws {GateError} for faults without force
 */
export function checkSource(
  apps: readonly App[],
  { force = false, forceable = true }: SourceCheck,
): Promise<readonly string[]> {
  if (apps.length === 0) return Promise.resolve([]);
  if (!areTypesKnown(ROOT, apps))
    console.log('checking types and imports for the first time here: up to half a minute');
  const checked = sourceFaultsOf(ROOT, apps).then((faults) => {
    if (faults.length > 0 && !force)
      throw new GateError(
        faults.map((text) => ({ text })),
        forceable ? undefined : 'Correct it and try again.',
      );
    return faults;
  });
  // Avoids an unhandled rejection while the caller still awaits a build.
  checked.catch(() => {});
  return checked;
}
