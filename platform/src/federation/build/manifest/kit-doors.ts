import { readdirSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';

/** Doors with this name are for tests only. */
const TESTING = 'testing';

/** The contract, and the doors of the kit: every folder with an `index.ts`. Example: `['contract', 'forms', 'forms/choices', …]`. */
export function kitDoors(kit: string): string[] {
  const doors = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('/index.ts'))
    .map(dirname)
    .filter((door) => basename(door) !== TESTING);
  return ['contract', ...doors].sort();
}
