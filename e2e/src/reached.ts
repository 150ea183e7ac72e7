import { relative } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { type Annotation, releasesIn } from './exercised-releases.ts';
import { ROOT } from './root.ts';

/** Changed remotes and journey files, if a run is limited to them. */
const REACHED = process.env['METIER_REACHED'] ? process.env['METIER_REACHED'].split(' ') : undefined;

/**
 * Skips a journey that no change affects.
 *
 * @param remotes apps that it loads; undefined for a journey that may load any
 */
export function skipUnreached(info: TestInfo, remotes: readonly string[] | undefined): void {
  if (!REACHED) return;
  const isOwnFile = REACHED.includes(relative(ROOT, info.file));
  const hasRemotes = REACHED.some((name) => name.startsWith('remote-'));
  const isLoaded = remotes?.some((app) => REACHED.includes(`remote-${app}`)) ?? hasRemotes;
  info.skip(!isOwnFile && !isLoaded, 'loads nothing that has changed');
}

/** The remotes that a journey has loaded without declaring them. */
export function undeclaredRemotes(
  loaded: readonly Annotation[],
  remotes: readonly string[] | undefined,
): string[] {
  if (!remotes) return [];
  const apps = releasesIn(loaded).map((release) => release.slice(0, release.indexOf(' ')));
  return apps.filter((app) => app !== 'shell' && !remotes.includes(app));
}
