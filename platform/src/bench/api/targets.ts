import { CASES } from './cases.ts';
import type { Measured } from './measure-case.ts';

const MAX_MEMORY = 300;
/** Minimum of {@link ratioToBare}: Fastify and the driver have their own cost, which is not the API's. */
const MIN_RATIO_TO_BARE = 0.8;

/** Ratio of the API's speed to pgbench's; undefined without pgbench. */
export const ratioToPgbench = ({ api, pgbench }: Measured): number | undefined =>
  pgbench === undefined ? undefined : api.perSecond / pgbench;

/** Measured ratio of the API's speed to that of a bare route with the same SQL. */
export const ratioToBare = ({ api, bare }: Measured): number => api.perSecond / bare.perSecond;

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
  const ofPgbench = ratioToPgbench(measured) ?? Infinity;
  const ofBare = ratioToBare(measured);
  const faults: readonly (readonly [boolean, string])[] = [
    [ofPgbench < atLeast, `${ofPgbench.toFixed(2)} of pgbench, target at least ${atLeast.toFixed(2)}`],
    [
      ofBare < MIN_RATIO_TO_BARE,
      `${ofBare.toFixed(2)} of a bare route, target at least ${MIN_RATIO_TO_BARE.toFixed(2)}`,
    ],
    [api.perSecond < orientation, `${Math.round(api.perSecond)} a second, target above ${orientation}`],
    [roundTrips > maxRoundTrips, `${roundTrips} round trips, target at most ${maxRoundTrips}`],
    [memory >= MAX_MEMORY, `${Math.round(memory)} MB, target below ${MAX_MEMORY}`],
  ];
  return faults.flatMap(([isMissed, text]) => (isMissed ? [`${name}: ${text}`] : []));
}
