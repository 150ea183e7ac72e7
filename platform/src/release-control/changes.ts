import type { Reply } from '@metier/contract/operations';
import type { RegistryDocument } from '../releases/index.ts';

type Change = Reply<'GET /api/manager/releases/history'>['changes'][number];

/** The registry's history for managers: each change with the releases before and after, newest first. */
export const changesOf = (history: readonly RegistryDocument[]): Change[] =>
  history.map(({ number, at, by, why, coded, change, apps }, index) => ({
    number,
    at,
    by,
    why,
    ...(coded && { coded }),
    action: change.action,
    apps: change.apps.map((app) => {
      const { live = null, canary } = apps[app] ?? {};
      return {
        app,
        before: history[index + 1]?.apps[app]?.live ?? null,
        after: live,
        canary: canary ? { release: canary.release, percent: canary.percent } : null,
      };
    }),
    forced: [...(change.forced ?? [])],
    ...(change.faults && { coded_faults: [...change.faults] }),
  }));
