import type { Figures } from './figures.ts';
import type { Comparison, Way } from './compare.ts';

interface Target {
  readonly figure: keyof Figures;
  readonly against: Way;
  readonly maxRatio: number;
}

/**
 * Maximum cost of the federated product relative to one build of the same source. Source: docs/decisions/0008-load.md.
 */
const TARGETS: readonly Target[] = [
  { figure: 'bytes', against: 'monolith', maxRatio: 1.08 },
  { figure: 'paint', against: 'monolith', maxRatio: 0.95 },
  { figure: 'paint', against: 'preloaded monolith', maxRatio: 1.08 },
  { figure: 'againBytes', against: 'monolith', maxRatio: 1.05 },
  { figure: 'againPaint', against: 'monolith', maxRatio: 1.05 },
  { figure: 'nextBytes', against: 'monolith', maxRatio: 1.05 },
  { figure: 'nextPage', against: 'monolith', maxRatio: 1.05 },
];

/** A command of a remote's team: its production build, its release with build and gate, its rollback. */
export type TimedCommand = 'build' | 'release' | 'rollback';

/** Median durations of commands, in seconds, by command and remote. */
export type Durations = Readonly<Partial<Record<TimedCommand, Readonly<Record<string, number>>>>>;

/** Durations that must not be reached, in seconds. */
const MAX_SECONDS: Readonly<Record<TimedCommand, number>> = { build: 3, release: 4, rollback: 1 };

/** Ratio of the federated product's figure to that of another way. */
export function ratio({ figures }: Comparison, figure: keyof Figures, against: Way): number {
  return figures.federated[figure] / figures[against][figure];
}

/** Every missed target, as a sentence. */
export function missedTargets(comparison: Comparison): string[] {
  return TARGETS.filter(({ figure, against, maxRatio }) => ratio(comparison, figure, against) > maxRatio).map(
    ({ figure, against, maxRatio }) =>
      `${comparison.visitor}, ${comparison.network}: ${figure} ${ratio(comparison, figure, against).toFixed(2)}x the ${against}, at most ${maxRatio.toFixed(2)}x is allowed`,
  );
}

/** Every command that is too slow, as a sentence. */
export function missedDurations(durations: Durations): string[] {
  return commandsOf(durations)
    .filter(({ command, seconds }) => seconds >= MAX_SECONDS[command])
    .map(
      ({ command, remote, seconds }) =>
        `the ${command} of remote-${remote} takes ${seconds.toFixed(2)} s, it must take less than ${MAX_SECONDS[command]} s`,
    );
}

/** All durations, in the order of the commands. */
export function commandsOf(durations: Durations) {
  const commands = Object.keys(MAX_SECONDS) as readonly TimedCommand[];
  return commands.flatMap((command) =>
    Object.entries(durations[command] ?? {}).map(([remote, seconds]) => ({ command, remote, seconds })),
  );
}
