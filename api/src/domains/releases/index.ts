import type { Domain } from '../../platform/domain.ts';
import type { ReleaseControl } from './release-control.ts';
import { releasesRoutes } from './releases.routes.ts';

export type { ReleaseControl, ReleaseOutcome } from './release-control.ts';

/** Releases of the pages, for managers; without a control the calls return `releasesUnavailable`. */
export const releasesDomain = (control: ReleaseControl | undefined): Domain => ({
  name: 'releases',
  routes: releasesRoutes(control),
});
