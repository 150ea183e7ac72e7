import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPaceOf } from './first-paces.ts';
import type { Pace } from './step.ts';

const MAX_NAME = 100;

/** The paces of a command's last run on this machine by step, kept in a file; rough ones before the first run. */
export class PaceCache {
  readonly #command: string;
  readonly #folder: string;
  readonly #file: string;
  readonly #paces: Record<string, Pace>;

  constructor(folder: string, command: string) {
    this.#command = command;
    this.#folder = folder;
    this.#file = join(folder, `${command.replaceAll(/\W+/g, '-').slice(0, MAX_NAME)}.json`);
    this.#paces = read(this.#file);
  }

  of(step: string): Pace | undefined {
    return this.#paces[step] ?? firstPaceOf(this.#command, step);
  }

  /** Write errors are ignored: the next run has no estimate then. */
  keep(step: string, kept: Pace): void {
    this.#paces[step] = kept;
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify(this.#paces, undefined, 2)}\n`);
    } catch {
      // Only estimates depend on it.
    }
  }
}

const isPace = (entry: [string, unknown]): entry is [string, Pace] => {
  const { count, pace } = (entry[1] ?? {}) as Partial<Pace>;
  return Number.isFinite(count) && Number.isFinite(pace);
};

/** Empty for a missing or damaged file. */
function read(file: string): Record<string, Pace> {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object).filter(isPace),
    );
  } catch {
    return {};
  }
}
