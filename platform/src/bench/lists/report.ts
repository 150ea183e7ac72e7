import type { Role } from '@metier/contract';
import { percentile } from '../percentile.ts';

/** The times of a list's calls, in milliseconds. */
export interface TimedList {
  readonly role: Role;
  readonly name: string;
  readonly maxMs: number;
  /** One call after the other. */
  readonly alone: readonly number[];
  /** Over {@link CONNECTIONS} connections. */
  readonly together: readonly number[];
}

export const CONNECTIONS = 4;

const PERCENTS = [50, 95, 99] as const;
const TARGET = 95;
const [FIRST, OTHER] = [50, 9];

const line = (cells: readonly string[]) =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(FIRST) : cell.padStart(OTHER))).join('');

const HEAD = [
  'ms',
  ...PERCENTS.map((percent) => `p${percent}`),
  ...PERCENTS.map((percent) => `${CONNECTIONS}: p${percent}`),
  'aim, p95',
];

const valuesOf = (times: readonly number[]) =>
  PERCENTS.map((percent) => percentile(times, percent).toFixed(1));

/** The table of all lists, a line each. */
export function listTableOf(lists: readonly TimedList[]): string {
  const rows = lists.map(({ role, name, maxMs, alone, together }) =>
    line([`${role.padEnd(12)}${name}`, ...valuesOf(alone), ...valuesOf(together), `<= ${maxMs}`]),
  );
  return [line(HEAD), ...rows].join('\n');
}

/** Every missed target as a sentence. */
export function missedTargets({ role, name, maxMs, alone, together }: TimedList): string[] {
  return [['one connection', alone] as const, [`${CONNECTIONS} connections`, together] as const].flatMap(
    ([way, times]) => {
      const slow = percentile(times, TARGET);
      return slow > maxMs
        ? [`${role}: ${name}: p${TARGET} ${slow.toFixed(1)} ms over ${way}, at most ${maxMs} is allowed`]
        : [];
    },
  );
}
