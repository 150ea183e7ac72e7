import type { Role } from '@metier/contract';
import { median } from '../load/figures.ts';
import { percentile } from '../percentile.ts';
import type { Latency } from './inp.ts';
import type { Used } from './visit.ts';

/** Targets in milliseconds. Source: docs/decisions/0056-use.md. */
const MAX_INP = 100;
const MAX_NEXT_PAGE = 500;
const PERCENT = 75;

const WIDTHS = [48, 10, 10, 10, 10, 10, 12, 10];
const HEAD = ['ms', 'INP', 'worst', 'delay', 'handlers', 'paint', 'next page', 'p75'];

const line = (cells: readonly string[]) =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[column] ?? 0)))
    .join('');

const whole = (value: number) => value.toFixed(0);

/** Results of the benchmark so far. */
export class UseFigures {
  readonly #roles = new Map<Role, Map<string, Used[]>>();

  readonly #failed = new Set<string>();

  /** A step that could not be done, which the bench does not measure. */
  addFailed(role: Role, name: string, reason: string): void {
    this.#failed.add(`${role}: ${name}: not measured: ${reason}`);
  }

  add(role: Role, used: Used): void {
    const ofRole = this.#roles.get(role) ?? new Map<string, Used[]>();
    this.#roles.set(role, ofRole);
    ofRole.set(used.name, [...(ofRole.get(used.name) ?? []), used]);
  }

  /** Every missed target, and every step without a figure, as a sentence. */
  get missed(): string[] {
    const slow = [...this.#roles].flatMap(([role, ofRole]) => {
      const inp = p75Of([...ofRole.values()].flat());
      const slowPages = [...ofRole].flatMap(([name, times]) => {
        const next = median(nextPagesOf(times, 0));
        return next > MAX_NEXT_PAGE
          ? [`${role}: ${name}: next page after ${whole(next)} ms, at most ${MAX_NEXT_PAGE} is allowed`]
          : [];
      });
      return [
        ...(inp > MAX_INP ? [`${role}: INP p75 ${whole(inp)} ms, at most ${MAX_INP} is allowed`] : []),
        ...slowPages,
      ];
    });
    return [...slow, ...this.#failed];
  }

  /** The tables and the verdict of a whole run. */
  report(): string {
    const { missed } = this;
    const verdict = missed.length > 0 ? `Missed:\n${missed.join('\n')}` : 'Every target is met.';
    return [...this.tables(), verdict].join('\n\n');
  }

  /** What was measured, of an interrupted run too. */
  tables(): string[] {
    return [...this.#roles].map(([role, ofRole]) => tableOf(role, ofRole));
  }
}

function tableOf(role: Role, ofRole: ReadonlyMap<string, readonly Used[]>): string {
  const all = [...ofRole.values()].flat();
  const next = nextPagesOf(all);
  const sum = [
    `p${PERCENT} of all (INP <= ${MAX_INP}, next page <= ${MAX_NEXT_PAGE} at the median)`,
    whole(p75Of(all)),
  ];
  return [
    line([`${role}, ${HEAD[0]}`, ...HEAD.slice(1)]),
    ...[...ofRole].map(([name, times]) => rowOf(name, times)),
    `${sum.join(': ')}; next page ${whole(percentile(next, PERCENT))}`,
  ].join('\n');
}

function rowOf(name: string, times: readonly Used[]): string {
  const part = (of: keyof Latency) => whole(median(times.map(({ latency }) => latency[of])));
  const next = nextPagesOf(times);
  return line([
    name,
    part('total'),
    whole(Math.max(...times.map(({ latency }) => latency.total))),
    part('delay'),
    part('handlers'),
    part('paint'),
    ...(next.length > 0 ? [whole(median(next)), whole(percentile(next, PERCENT))] : []),
  ]);
}

const p75Of = (all: readonly Used[]): number =>
  percentile(
    all.map(({ latency }) => latency.total),
    PERCENT,
  );

/** The times of links; without any, the given value. */
function nextPagesOf(times: readonly Used[], without?: number): number[] {
  const found = times.flatMap(({ nextPage }) => nextPage ?? []);
  return found.length === 0 && without !== undefined ? [without] : found;
}
