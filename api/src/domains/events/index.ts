import { DURATIONS, secondsAfter } from '@metier/contract';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Domain } from '../../platform/domain.ts';
import { openEventFeed } from './event-feed.ts';
import { sweepEvents } from './events.repository.ts';
import { eventsRoutes } from './events.routes.ts';

export { eventsMigrations } from './events.migrations.ts';
export { publish, type Published } from './publish.ts';

/**
 * Publishes changes to the open pages of the users whom they concern. docs/decisions/0030-events.md. Source: product.md
 * §12.
 *
 * @param streamMs lifetime of one stream; tests choose 0, because their client reads a response to its end
 */
export function eventsDomain(db: Db, clock: Clock, streamMs?: number): Domain {
  const feed = openEventFeed(db, clock, streamMs);
  return {
    name: 'events',
    routes: eventsRoutes(feed),
    sweep: (_db, now) => sweepEvents(db, secondsAfter(now, -DURATIONS.keptEvents)),
    extra: (app) => app.addHook('preClose', async () => feed.close()),
  };
}
