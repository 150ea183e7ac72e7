import { type Figures, FIGURES } from './figures.ts';
import { type Comparison, WAYS } from './compare.ts';
import { commandsOf, type Durations, ratio } from './targets.ts';

const HEAD = ['', ...WAYS, 'of monolith', 'of preloaded'];
const WIDTHS = [32, 12, 12, 20, 13, 14];

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const whole = (count: number) => Math.round(count).toLocaleString('en');

/** Label and format of each figure. */
const SHOWN: Record<keyof Figures, (value: number) => string> = {
  bytes: whole,
  requests: whole,
  paint: seconds,
  page: seconds,
  againBytes: whole,
  againPaint: seconds,
  nextBytes: whole,
  nextPage: seconds,
};

const NAMES: Record<keyof Figures, string> = {
  bytes: 'bytes',
  requests: 'requests',
  paint: 'paint',
  page: 'page',
  againBytes: 'again, bytes',
  againPaint: 'again, paint',
  nextBytes: 'next page, bytes',
  nextPage: 'next page, time',
};

const line = (cells: readonly string[]) =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[column] ?? 0)))
    .join('');

const times = (value: number) => `${value.toFixed(2)}x`;

/** The figures of one visitor, a line each. */
function rows(comparison: Comparison): string[] {
  return FIGURES.map((figure, index) =>
    line([
      (index === 0 ? comparison.visitor : '').padEnd(13) + NAMES[figure],
      ...WAYS.map((way) => SHOWN[figure](comparison.figures[way][figure])),
      times(ratio(comparison, figure, 'monolith')),
      times(ratio(comparison, figure, 'preloaded monolith')),
    ]),
  );
}

/** The table of all comparisons, a part for each network. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const parts = Object.entries(
    Object.groupBy(comparisons, ({ network, runs }) => `${network}, ${runs} visits`),
  );
  return parts
    .map(([network, all = []]) => [line([network, ...HEAD.slice(1)]), ...all.flatMap(rows)].join('\n'))
    .join('\n\n');
}

/** Duration of each command, a line each. */
export const durationTableOf = (durations: Durations): string =>
  commandsOf(durations)
    .map(({ command, remote, seconds: time }) =>
      line([`${command} of remote-${remote}`, `${time.toFixed(2)} s`]),
    )
    .join('\n');
