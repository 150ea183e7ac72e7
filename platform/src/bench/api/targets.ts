import { CASES } from './cases.ts';
import type { Measured } from './measure-case.ts';

const MAX_MEMORY = 300;
/** The API is measured against a bare route, since Fastify and the driver have their own cost. */
const MIN_PART_OF_BARE = 0.8;

/** Ratio of the API's speed to pgbench's; undefined without pgbench. */
export const partOfPgbench = ({ api, pgbench }: Measured): number | undefined =>
  pgbench === undefined ? undefined : api.perSecond / pgbench;

/** Minimum ratio to the speed of a bare route with the same SQL. */
export const partOfBare = ({ api, bare }: Measured): number => api.perSecond / bare.perSecond;

/** The verdict: the missed targets, and those that were not measured. */
export function verdictOf(all: readonly Measured[]): string {
  const missed = all.flatMap(missedTargets);
  const unmeasured = all.flatMap(({ name, pgbench }) => (pgbench === undefined ? [name] : []));
  const met = unmeasured.length > 0 ? 'Every other target is met.' : 'Every target is met.';
  const gap = `Not measured, without pgbench: the ratio to it of ${unmeasured.join(', ')}.`;
  return [
    missed.length > 0 ? `Missed:\n${missed.join('\n')}` : met,
    ...(unmeasured.length > 0 ? [gap] : []),
  ].join('\n');
}

/** Every missed target as a sentence. */
export function missedTargets(measured: Measured): string[] {
  const { name, api, memory, roundTrips } = measured;
  const {
    atLeast = 0,
    orientation = 0,
    maxRoundTrips = Infinity,
  } = CASES.find((one) => one.name === name) ?? {};
  const ofPgbench = partOfPgbench(measured) ?? Infinity;
  const ofBare = partOfBare(measured);
  const faults: readonly (readonly [boolean, string])[] = [
    [ofPgbench < atLeast, `${ofPgbench.toFixed(2)} of pgbench, target at least ${atLeast.toFixed(2)}`],
    [
      ofBare < MIN_PART_OF_BARE,
      `${ofBare.toFixed(2)} of a bare route, target at least ${MIN_PART_OF_BARE.toFixed(2)}`,
    ],
    [api.perSecond < orientation, `${Math.round(api.perSecond)} a second, target above ${orientation}`],
    [roundTrips > maxRoundTrips, `${roundTrips} round trips, target at most ${maxRoundTrips}`],
    [memory >= MAX_MEMORY, `${Math.round(memory)} MB, target below ${MAX_MEMORY}`],
  ];
  return faults.flatMap(([isMissed, text]) => (isMissed ? [`${name}: ${text}`] : []));
}
