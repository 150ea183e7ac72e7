import type { Figures } from './figures.ts';
import type { Comparison, Way } from './compare.ts';

interface Target {
  readonly figure: keyof Figures;
  readonly against: Way;
  readonly most: number;
}

/** Maximum cost of the federated product relative to one build of the same source. Source: docs/decisions/0008-load.md. */
const TARGETS: readonly Target[] = [
  { figure: 'bytes', against: 'monolith', most: 1.08 },
  { figure: 'paint', against: 'monolith', most: 0.95 },
  { figure: 'paint', against: 'preloaded monolith', most: 1.08 },
  { figure: 'againBytes', against: 'monolith', most: 1.05 },
  { figure: 'againPaint', against: 'monolith', most: 1.05 },
  { figure: 'nextBytes', against: 'monolith', most: 1.05 },
  { figure: 'nextPage', against: 'monolith', most: 1.05 },
];

/** Maximum duration of a remote's production build, in seconds. */
const LONGEST_BUILD = 3;

/** Ratio of the federated product's figure to that of another way. */
export function ratio({ figures }: Comparison, figure: keyof Figures, against: Way): number {
  return figures.federated[figure] / figures[against][figure];
}

/** Every missed target, as a sentence. */
export function missedTargets(comparison: Comparison): string[] {
  return TARGETS.filter(({ figure, against, most }) => ratio(comparison, figure, against) > most).map(
    ({ figure, against, most }) =>
      `${comparison.visitor}, ${comparison.network}: ${figure} ${ratio(comparison, figure, against).toFixed(2)}x the ${against}, at most ${most.toFixed(2)}x is allowed`,
  );
}

/** Every remote whose build is too slow, as a sentence. */
export function missedBuildTargets(builds: Readonly<Record<string, number>>): string[] {
  return Object.entries(builds)
    .filter(([, seconds]) => seconds >= LONGEST_BUILD)
    .map(
      ([remote, seconds]) =>
        `remote-${remote} builds in ${seconds.toFixed(2)} s, it must take less than ${LONGEST_BUILD} s`,
    );
}
