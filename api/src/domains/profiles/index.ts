import type { Domain } from '../../platform/domain.ts';
import { profilesRoutes } from './profiles.routes.ts';
import type { TrackRecords } from './track-records.ts';

export { profilesMigrations } from './profiles.migrations.ts';
export { categoryIdsOf } from './queries/freelancer-profiles.ts';
export type { TrackRecords } from './track-records.ts';

/** What customers and freelancers tell about themselves. Source: product.md §6. */
export const profilesDomain = (trackRecords: TrackRecords): Domain => ({
  name: 'profiles',
  routes: profilesRoutes(trackRecords),
});
