import type { Measured } from './measure-case.ts';
import { ratioToBare, ratioToPgbench } from './targets.ts';

const WIDTHS = [20, 10, 8, 8, 12, 10, 14, 12, 10, 8];
const HEAD = ['', 'API /s', 'p50', 'p99', 'pgbench /s', 'ratio', 'bare SQL /s', 'ratio', 'trips', 'MB'];

const line = (cells: readonly string[]) =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[column] ?? 0)))
    .join('');

const whole = (value: number) => Math.round(value).toLocaleString('en');

const part = (value: number | undefined) => value?.toFixed(2) ?? '-';

/** The table of all cases, a line each; times in milliseconds. */
export function apiTableOf(all: readonly Measured[]): string {
  const rows = all.map((measured) =>
    line([
      measured.name,
      whole(measured.api.perSecond),
      measured.api.p50.toFixed(1),
      measured.api.p99.toFixed(1),
      measured.pgbench === undefined ? '-' : whole(measured.pgbench),
      part(ratioToPgbench(measured)),
      whole(measured.bare.perSecond),
      part(ratioToBare(measured)),
      String(measured.roundTrips),
      whole(measured.memory),
    ]),
  );
  return [line(HEAD), ...rows].join('\n');
}
