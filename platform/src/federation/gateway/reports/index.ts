import type { Registry } from '@metier/shared-kit/registry';
import type { FastifyInstance } from 'fastify';
import { minuteOf, releaseKey, type ReleaseStore, type ServedReleases } from '../../../releases/index.ts';
import { exposedApps } from './exposed-apps.ts';
import { type AppRelease, ReportCounter } from './report-counter.ts';
import { collectorOf } from './reporter-file.ts';
import { serveReports } from './serve-reports.ts';
import { CanaryWatcher, startWatching } from './watch-canaries.ts';

interface Options {
  readonly store: ReleaseStore;
  readonly served: () => Promise<ServedReleases>;
  readonly visitorOf: (cookies: string | undefined) => number | undefined;
  readonly report: (message: string) => void;
  /** Whether to write counts to the store and abort failing canaries. */
  readonly watch: boolean;
}

/** A page that is about to be sent. */
interface OutgoingPage {
  readonly served: ServedReleases;
  /** The visitor's number. */
  readonly visitor: number | undefined;
  readonly registry: Registry;
  readonly path: string;
}

/** Receives the reports of pages, counts them, and evaluates canaries by these counts. */
export function openReports(
  gateway: FastifyInstance,
  { store, served, visitorOf, report, watch }: Options,
): { readonly scriptFor: (page: OutgoingPage) => string } {
  const counter = new ReportCounter();
  const checkSoon = watch
    ? startWatching(gateway, new CanaryWatcher({ store, counter, report }))
    : () => undefined;
  let canaries = new Set<string>();
  serveReports(gateway, {
    counter,
    visitorOf,
    served: async () => {
      const releases = await served();
      counter.useShares(sharesIn(releases));
      canaries = new Set(releases.canaries.map(({ app, release: { release } }) => releaseKey(app, release)));
      const known = new Set(releasesIn(releases).map(({ app, release }) => releaseKey(app, release)));
      return ({ app, release }) => known.has(releaseKey(app, release));
    },
    onFailed: (failed) => {
      if (failed.some(({ app, release }) => canaries.has(releaseKey(app, release)))) checkSoon();
    },
  });
  return {
    /** Counts the page. Returns the inline script that collects its reports. */
    scriptFor: ({ served: releases, visitor, registry, path }) => {
      const minute = minuteOf(new Date());
      const exposed = exposedApps(registry, path);
      const names = releaseNames(registry);
      counter.useShares(sharesIn(releases));
      const each = exposed.flatMap((app) => (names[app] ? [{ app, release: names[app] }] : []));
      counter.countPage(minute, visitor, each);
      return collectorOf({ minute, releases: names, exposed });
    },
  };
}

const sharesIn = ({ canaries }: ServedReleases) =>
  canaries.map(({ app, percent, release: { release } }) => `${app} ${release} ${percent}`).join();

const releasesIn = ({ shell, remotes, canaries }: ServedReleases): AppRelease[] => [
  ...[shell, ...remotes].map(({ release, manifest: { app } }) => ({ app, release })),
  ...canaries.map(({ app, release: { release } }) => ({ app, release })),
];

const releaseNames = ({ apps, shell }: Registry): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(apps).map(([app, { release }]) => [app, release])),
  shell: shell.release,
});
