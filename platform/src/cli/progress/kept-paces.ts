import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LONGEST_NAME = 100;

/** A step's last run on this machine: number of items, and time per item in milliseconds. */
export interface KeptPace {
  readonly count: number;
  readonly pace: number;
}

/** The paces of a command's steps by name, kept in a file. */
export class KeptPaces {
  readonly #folder: string;
  readonly #file: string;
  readonly #paces: Record<string, KeptPace>;

  constructor(folder: string, command: string) {
    this.#folder = folder;
    this.#file = join(folder, `${command.replaceAll(/\W+/g, '-').slice(0, LONGEST_NAME)}.json`);
    this.#paces = read(this.#file);
  }

  of(step: string): KeptPace | undefined {
    return this.#paces[step];
  }

  /** Write errors are ignored: the next run has no estimate then. */
  keep(step: string, kept: KeptPace): void {
    this.#paces[step] = kept;
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify(this.#paces, undefined, 2)}\n`);
    } catch {
      // Only estimates depend on it.
    }
  }
}

const isPace = (entry: [string, unknown]): entry is [string, KeptPace] => {
  const { count, pace } = (entry[1] ?? {}) as Partial<KeptPace>;
  return Number.isFinite(count) && Number.isFinite(pace);
};

/** Empty for a missing or damaged file. */
function read(file: string): Record<string, KeptPace> {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object).filter(isPace),
    );
  } catch {
    return {};
  }
}
