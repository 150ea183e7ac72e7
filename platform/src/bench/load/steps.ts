import type { Step } from '../../cli/progress/index.ts';
import { findApps } from '../../releases/index.ts';
import { BUILD_RUNS } from './build-times.ts';
import { roundsOf, WAYS } from './compare.ts';
import { NETWORKS, visitsOver } from './networks.ts';
import type { LoadOptions } from './options.ts';
import { RELEASE_RUNS } from './release-times.ts';

/** Steps before the visits. */
export const PREPARATION = {
  builds: 'building each remote alone',
  world: 'starting the demo world',
  products: 'building the product in each way',
  releases: 'releasing each remote, and back',
} as const;

/** All steps, for the progress. */
export function stepsOf(root: string, { runs, visitors }: LoadOptions): Step[] {
  const remotes = findApps(root).length - 1;
  return [
    { name: PREPARATION.builds, count: remotes * BUILD_RUNS },
    { name: PREPARATION.world },
    { name: PREPARATION.products },
    { name: PREPARATION.releases, count: remotes * RELEASE_RUNS },
    ...NETWORKS.map((network) => ({
      name: visitsOver(network),
      count: visitors.length * roundsOf(network, runs) * WAYS.length,
    })),
  ];
}
