import { CASES } from './cases.ts';
import type { Measured } from './measure-case.ts';

const MOST_MEMORY = 300;

/** How large a part of pgbench's speed the API reaches; undefined without pgbench. */
export const partOfPgbench = ({ api, pgbench }: Measured): number | undefined =>
  pgbench && api.perSecond / pgbench.perSecond;

/** Every missed target, as a sentence. */
export function missedTargets(measured: Measured): string[] {
  const { name, api, memory } = measured;
  const { atLeast = 0, orientation = 0 } = CASES.find((subject) => subject.name === name) ?? {};
  const part = partOfPgbench(measured) ?? Number.POSITIVE_INFINITY;
  return [
    ...(part < atLeast
      ? [`${name}: ${part.toFixed(2)} of pgbench, at least ${atLeast.toFixed(2)} is asked for`]
      : []),
    ...(api.perSecond < orientation
      ? [`${name}: ${Math.round(api.perSecond)} a second, ${orientation} is to be passed`]
      : []),
    ...(memory >= MOST_MEMORY
      ? [`${name}: ${Math.round(memory)} MB, less than ${MOST_MEMORY} is asked for`]
      : []),
  ];
}
