import { readdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/** Only tests go through this one. */
const TESTING = 'testing';

/** The contract, and the doors of the kit: every folder with an `index.ts`. Example: `['contract', 'forms', 'forms/card', …]`. */
export function kitDoors(kit: string): string[] {
  const doors = readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('/index.ts'))
    .map(dirname)
    .filter((door) => door !== TESTING);
  return ['contract', ...doors].sort();
}
