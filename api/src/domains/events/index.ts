import { DURATIONS } from '@metier/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { openEventFeed } from './event-feed.ts';
import { sweepEvents } from './events.repository.ts';
import { eventsRoutes } from './events.routes.ts';

export { eventsMigrations } from './events.migrations.ts';
export { publish, type Published } from './publish.ts';

/**
 * What has changed for whom, told to their open pages. Source: product.md §12.
 *
 * @param streamMs how long one stream lasts; tests choose 0, for their client reads to the end
 */
export function eventsDomain(db: Db, clock: Clock, streamMs?: number): Domain {
  const feed = openEventFeed(db, clock, streamMs);
  return {
    name: 'events',
    routes: eventsRoutes(feed),
    sweep: (_db, now) => sweepEvents(db, new Date(now.getTime() - DURATIONS.keptEvents * 1000)),
    extra: (app) => app.addHook('preClose', async () => feed.close()),
  };
}
