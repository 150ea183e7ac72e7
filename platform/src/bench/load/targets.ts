import type { Figures } from './figures.ts';
import type { Comparison, Way } from './compare.ts';

type Target = { readonly figure: keyof Figures; readonly against: Way; readonly most: number };

/** How much more the federated product may cost than one build of the same source. Source: docs/decisions/0005-load.md. */
export const TARGETS: readonly Target[] = [
  { figure: 'bytes', against: 'monolith', most: 1.2 },
  { figure: 'paint', against: 'monolith', most: 1 },
  { figure: 'paint', against: 'preloaded monolith', most: 1.15 },
];

/** The slowest production build of a remote, in seconds. */
export const BUILD_TARGET = 3;

/** How many times the figure of another way the federated product takes. */
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
